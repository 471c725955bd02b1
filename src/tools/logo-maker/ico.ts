export interface IcoImage {
  /** Width and height in pixels, 256 at most. */
  size: number;
  png: Uint8Array;
}

const headerLength = 6;
const entryLength = 16;

/** A Windows icon file around finished PNG pictures: a header, one entry for each, then the pictures. */
export function encodeIco(images: readonly IcoImage[]): Uint8Array {
  let offset = headerLength + entryLength * images.length;
  const bytes = new Uint8Array(offset + images.reduce((total, { png }) => total + png.length, 0));
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  images.forEach(({ size, png }, index) => {
    const entry = headerLength + entryLength * index;
    // 256 does not fit in a byte and is written as 0.
    view.setUint8(entry, size % 256);
    view.setUint8(entry + 1, size % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    bytes.set(png, offset);
    offset += png.length;
  });
  return bytes;
}
