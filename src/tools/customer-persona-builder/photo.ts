/** Pixels a side: sharp on a card, small enough to carry along. */
export const photoSide = 192;

/** A PNG of that size never needs more, even of noise, in base64. */
export const largestPhoto = 240_000;

/** The middle square of a picture, as a drawing of its own. The address is always one of ours. */
export function cropSquare(address: string, width: number, height: number) {
  const scale = photoSide / Math.min(width, height);
  const [wide, high] = [width * scale, height * scale];
  const place = `x="${((photoSide - wide) / 2).toFixed(2)}" y="${((photoSide - high) / 2).toFixed(2)}" width="${wide.toFixed(2)}" height="${high.toFixed(2)}"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${photoSide}" height="${photoSide}" viewBox="0 0 ${photoSide} ${photoSide}"><image href="${address}" ${place}/></svg>`,
    width: photoSide,
    height: photoSide,
  };
}
