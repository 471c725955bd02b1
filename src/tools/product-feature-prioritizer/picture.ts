import { cleanText, escapeHtml } from '@/lib/text';
import { drawMatrix, type Dot, type Shape } from './matrix';

/** Lone surrogates and the two non-characters may not stand in XML. */
const safe = (text: string) => escapeHtml(cleanText(text).replace(/[\p{Cs}\uFFFE\uFFFF]/gu, ''));
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function toMarkup({ tag, attributes, text }: Shape): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${kebab(name)}="${safe(String(value))}"`);
  return text === undefined ? `<${tag}${pairs.join('')}/>` : `<${tag}${pairs.join('')}>${safe(text)}</${tag}>`;
}

export function toMatrixPicture(dots: readonly Dot[], caption: { title: string; foot: string }) {
  const { width, height, frame, dots: drawn } = drawMatrix(dots, { side: 800, caption });
  const shapes = [...frame, ...drawn.flatMap((dot) => dot.shapes)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">${shapes.map(toMarkup).join('')}</svg>`;
  return { svg, width, height };
}
