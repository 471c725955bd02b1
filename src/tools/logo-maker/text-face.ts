/** What drawing depends on. Without outlines the text stays text, squeezed into the measured width. */
export interface Face {
  measure: (text: string, size: number) => number;
  path?: (text: string, x: number, y: number, size: number) => string;
  /** Above and below the baseline, for a size of 1. */
  ascent: number;
  descent: number;
  /** Icons that are not drawn here, by name, as lines on a square of 24; none until they have arrived. */
  icons?: Readonly<Record<string, string>>;
}

/** The same letters further apart, or closer, by a share of their size. */
export function spread(face: Face, tracking: number): Face {
  if (tracking === 0) return face;
  const { measure, path } = face;
  const wide = (text: string, size: number) =>
    Math.max(0, measure(text, size) + Math.max(0, Array.from(text).length - 1) * tracking * size);
  return {
    ...face,
    measure: wide,
    ...(path
      ? {
          path: (text, x, y, size) => {
            const letters = Array.from(text);
            // Where a letter stands in the whole text, so that what the font says of pairs is kept.
            return letters
              .map((letter, index) => {
                const until = measure(letters.slice(0, index + 1).join(''), size) - measure(letter, size);
                return path(letter, x + until + index * tracking * size, y, size);
              })
              .join('');
          },
        }
      : {}),
  };
}

function guessWidth(character: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u.test(character)) return 1;
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.3;
  if (/\p{M}|\p{Cf}/u.test(character)) return 0;
  if (/[ijl.,:;'!|]/.test(character)) return 0.3;
  if (/[\sfrt()[\]-]/.test(character)) return 0.38;
  if (/[mwMW@%]/.test(character)) return 0.92;
  return /\p{Lu}/u.test(character) ? 0.71 : 0.61;
}

/** For text that is not drawn as outlines: the usual widths of bold letters. */
export const guessedFace: Face = {
  measure: (text, size) => Array.from(text).reduce((width, character) => width + guessWidth(character), 0) * size,
  ascent: 0.96,
  descent: 0.24,
};
