import type { Picture } from './blocks';
import { svgText } from './drawing';
import { hashText } from './random';

/** Somebody with a picture: a PNG in base64, or none. */
export interface Pictured {
  id: string;
  name: string;
  photo: string;
}

/** Dark enough for white letters. */
const colors = ['#0b6b4a', '#2d4fae', '#8a5300', '#7b3f98', '#a33b55', '#2f6672'] as const;

/** First letters of the first and the last word; a question mark for nobody. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/\(.*?\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letter = (word: string | undefined) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0]?.toUpperCase() ?? '';
  const initials = words.length > 1 ? letter(words[0]) + letter(words.at(-1)) : letter(words[0]);
  return initials === '' ? '?' : initials;
}

/** Markup for a drawing: the photo or the initials in a circle. */
export function avatarMarkup({ id, name, photo }: Pictured, x: number, y: number, side: number): string {
  const [cx, cy, radius] = [x + side / 2, y + side / 2, side / 2];
  if (photo !== '') {
    const clip = `clip-${hashText(id)}`;
    return `<clipPath id="${clip}"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath><image href="data:image/png;base64,${photo}" x="${x}" y="${y}" width="${side}" height="${side}" clip-path="url(#${clip})"/>`;
  }
  const initials = initialsOf(name);
  const color = colors[hashText(id) % colors.length];
  return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${color}"/><text x="${cx}" y="${(cy + side * 0.14).toFixed(1)}" font-size="${(side * 0.38).toFixed(1)}" font-weight="600" text-anchor="middle" fill="#ffffff">${svgText(initials)}</text>`;
}

export const toAvatar = (person: Pictured, side: number): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" font-family="sans-serif">${avatarMarkup(person, 0, 0, side)}</svg>`,
  width: side,
  height: side,
});

/** Base64 and nothing else, so that it can stand in a drawing. */
export const photoPattern = /^[A-Za-z0-9+/]*={0,2}$/;

/** Letters that a PNG of that side never exceeds, even of noise: four bytes a dot, and its frame. */
export const largestPhoto = (side: number) => Math.ceil((side * side * 4 + side + 400) / 3) * 4;

/** The middle square of a picture, as a drawing of its own. The address is always one of ours. */
export function cropSquare(address: string, width: number, height: number, side: number): Picture {
  const scale = side / Math.min(width, height);
  const [wide, high] = [width * scale, height * scale];
  const place = `x="${((side - wide) / 2).toFixed(2)}" y="${((side - high) / 2).toFixed(2)}" width="${wide.toFixed(2)}" height="${high.toFixed(2)}"`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><image href="${address}" ${place}/></svg>`,
    width: side,
    height: side,
  };
}
