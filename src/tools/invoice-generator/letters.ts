import type { Invoice } from './model';

/** Scripts that the fonts of our PDF files do not have. */
const unprintable =
  /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Ethiopic}\p{Script=Tibetan}]/gu;

const mostNamed = 8;

/** Said while there is time to choose another file, not only when the PDF is asked for. */
export function checkLetters({ head, lines }: Invoice): { id: string; text: string }[] {
  const text = [...Object.values(head), ...lines.map(({ description }) => description)].filter((one) => typeof one === 'string').join('');
  const found = [...new Set(text.match(unprintable))];
  if (found.length === 0) return [];
  const more = found.length > mostNamed ? ` and ${found.length - mostNamed} more` : '';
  return [
    {
      id: 'letters',
      text: `The font of the PDF has no letters for “${found.slice(0, mostNamed).join('')}”${more}, so no PDF can be created. HTML and Word use the fonts of the device and show them.`,
    },
  ];
}
