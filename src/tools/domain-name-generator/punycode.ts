/** The numbers that RFC 3492 gives for domains. */
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const startBias = 72;
const startPoint = 128;
/** Further than any letter can be. */
const largest = 2 ** 31;

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / count);
  let turns = 0;
  for (; rest > ((base - tMin) * tMax) / 2; turns += base) rest = Math.floor(rest / (base - tMin));
  return turns + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}

const digitOf = (sign: string) => 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(sign);

/** "xn--caf-dma" is "café". What is no such name is given back as it came. */
export function fromPunycode(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const coded = label.slice('xn--'.length);
  const cut = coded.lastIndexOf('-');
  const letters = Array.from(cut > 0 ? coded.slice(0, cut) : '');
  const signs = coded.slice(cut + 1);
  let point = startPoint;
  let place = 0;
  let bias = startBias;
  for (let at = 0; at < signs.length;) {
    const before = place;
    for (let weight = 1, step = base; ; step += base) {
      const digit = digitOf(signs.charAt(at));
      at += 1;
      if (digit < 0 || at > signs.length) return label;
      place += digit * weight;
      if (place > largest) return label;
      const least = Math.min(tMax, Math.max(tMin, step - bias));
      if (digit < least) break;
      weight *= base - least;
    }
    const count = letters.length + 1;
    bias = adapt(place - before, count, before === 0);
    point += Math.floor(place / count);
    place %= count;
    if (point > 0x10ffff) return label;
    letters.splice(place, 0, String.fromCodePoint(point));
    place += 1;
  }
  return letters.join('');
}
