import { kindFacts } from './components';
import type { WireElement } from './model';

const shownLetters = 40;

/** "Buy now": the first line of what it says. */
export function firstWords({ content }: WireElement): string {
  const line = content.split('\n').find((part) => part.trim() !== '') ?? '';
  const words = line.trim().replace(/^\[[x ]?\]\s*/i, '');
  const letters = Array.from(words);
  return letters.length > shownLetters ? `${letters.slice(0, shownLetters).join('')}…` : words;
}

/** "Button: Buy now" */
export function nameOf(element: WireElement): string {
  const words = firstWords(element);
  return words === '' ? kindFacts[element.kind].label : `${kindFacts[element.kind].label}: ${words}`;
}

/** "Button: Buy now, 80, 142, 100 by 40" */
export const describe = (element: WireElement) =>
  `${nameOf(element)}, ${element.x}, ${element.y}, ${element.width} by ${element.height}${element.isLocked ? ', locked' : ''}`;
