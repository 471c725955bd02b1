/** The checksum that the Open Cap Format asks for beside each file. It guards against accidents, not against people. */
export function md5(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const padded = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, index) => padded.setUint8(index, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(length - 8, (bytes.length * 8) >>> 0, true);
  padded.setUint32(length - 4, Math.floor(bytes.length / 0x20000000), true);

  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let start = 0; start < length; start += 64) {
    let [a = 0, b = 0, c = 0, d = 0] = state;
    for (let step = 0; step < 64; step += 1) {
      const [mixed, word] = mix(step, b, c, d);
      const sum = (a + mixed + (constants[step] ?? 0) + padded.getUint32(start + word * 4, true)) | 0;
      const turn = turns[step >> 4]?.[step % 4] ?? 0;
      [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
    }
    [a, b, c, d].forEach((value, index) => (state[index] = ((state[index] ?? 0) + value) | 0));
  }
  const out = new DataView(new ArrayBuffer(16));
  state.forEach((value, index) => out.setInt32(index * 4, value, true));
  return Array.from({ length: 16 }, (_, index) => out.getUint8(index).toString(16).padStart(2, '0')).join('');
}

const turns = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
];
const constants = Array.from({ length: 64 }, (_, step) => Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32));

/** The function of each of the four rounds, and which word of the block it takes. */
function mix(step: number, b: number, c: number, d: number): [mixed: number, word: number] {
  if (step < 16) return [(b & c) | (~b & d), step];
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) % 16];
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) % 16];
  return [c ^ (b | ~d), (7 * step) % 16];
}
