import { unzlibSync } from 'fflate';

/** The web's packed form of a font, unpacked: left packed, the font library would unpack all letters again for each one it draws. */
export function unpackFont(packed: Uint8Array): Uint8Array {
  const from = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  if (from.getUint32(0) !== 0x774f4646) return packed;
  const count = from.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20;
    const offset = from.getUint32(at + 4);
    const length = from.getUint32(at + 8);
    const natural = from.getUint32(at + 12);
    const bytes = packed.subarray(offset, offset + length);
    return { tag: from.getUint32(at), sum: from.getUint32(at + 16), bytes: length < natural ? unzlibSync(bytes) : bytes };
  });
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const start = 12 + count * 16;
  const whole = new Uint8Array(tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start));
  const to = new DataView(whole.buffer);
  to.setUint32(0, from.getUint32(4));
  to.setUint16(4, count);
  let offset = start;
  tables.forEach(({ tag, sum, bytes }, index) => {
    [tag, sum, offset, bytes.length].forEach((value, place) => to.setUint32(12 + index * 16 + place * 4, value));
    whole.set(bytes, offset);
    offset += padded(bytes.length);
  });
  return whole;
}
