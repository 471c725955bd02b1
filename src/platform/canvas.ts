import { Told } from '@/lib/told';
/** Good enough for a photograph on a screen. */
const jpegQuality = 0.85;

/** Draws one of our own SVG pictures onto a canvas and returns it as a picture file. */
export async function svgToImage(
  svg: string,
  width: number,
  height: number,
  type: 'image/png' | 'image/jpeg' = 'image/png',
): Promise<Blob> {
  const picture = new Image();
  picture.width = width;
  picture.height = height;
  // Browsers draw an SVG at the size it names and enlarge that, so it is told the size that is wanted.
  const sized = svg.replace(/^<svg([^>]*?)\swidth="[^"]*"\sheight="[^"]*"/, `<svg$1 width="${width}" height="${height}"`);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Told('This browser couldn’t draw the picture.');
  if (type === 'image/jpeg') {
    // What is see-through would turn black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Told('This browser couldn’t draw the picture.'))), type, jpegQuality);
  });
}

/** In dots. */
export async function pictureSize(picture: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}
