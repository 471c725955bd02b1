import type { Picture } from '@/lib/blocks';
import { svgText } from '@/lib/drawing';
import { hashText } from '@/lib/random';
import type { Persona } from './model';

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
export function avatarMarkup({ id, name, photo }: Pick<Persona, 'id' | 'name' | 'photo'>, x: number, y: number, side: number): string {
  const [cx, cy, radius] = [x + side / 2, y + side / 2, side / 2];
  if (photo !== '') {
    const clip = `clip-${hashText(id)}`;
    return `<clipPath id="${clip}"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath><image href="data:image/png;base64,${photo}" x="${x}" y="${y}" width="${side}" height="${side}" clip-path="url(#${clip})"/>`;
  }
  const initials = initialsOf(name);
  const color = colors[hashText(id) % colors.length];
  return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${color}"/><text x="${cx}" y="${(cy + side * 0.14).toFixed(1)}" font-size="${(side * 0.38).toFixed(1)}" font-weight="600" text-anchor="middle" fill="#ffffff">${svgText(initials)}</text>`;
}

export const toAvatar = (persona: Pick<Persona, 'id' | 'name' | 'photo'>, side: number): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" font-family="sans-serif">${avatarMarkup(persona, 0, 0, side)}</svg>`,
  width: side,
  height: side,
});
