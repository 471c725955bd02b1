import { foldText } from '@/lib/text';

/** Words for the firm itself, of which one is enough: no "Law Firm Company". */
const firmWords = new Set('agency bureau club co collective company firm lab project studio supply works'.split(' '));
const longestShared = 4;

/** Whether it has a word twice, such as "Bakery Bakehouse" or "Lighthouse House". */
export function repeatsItself(name: string): boolean {
  const parts = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = parts.filter((part) => !['the', 'of', 'and', 'a', 'for', 'by', 'to', 'with', 'hello'].includes(part));
  if (telling.filter((part) => firmWords.has(part)).length > 1) return true;
  return telling.some((part, index) =>
    telling.some(
      (other, place) =>
        place > index &&
        (part === other ||
          (part.length > 3 && other.startsWith(part.slice(0, -1))) ||
          (other.length > 3 && part.startsWith(other.slice(0, -1))) ||
          (other.length > longestShared && part.endsWith(other)) ||
          (Math.min(part.length, other.length) > longestShared && part.slice(0, longestShared) === other.slice(0, longestShared))),
    ),
  );
}
