/** Letters of China, Japan and Korea: fonts too large to load whole, delivered in slices, of which a text needs a few. */
import chineseRanges from '@fontsource/noto-sans-sc/unicode.json';
import japaneseRanges from '@fontsource/biz-udpgothic/unicode.json';
import koreanRanges from '@fontsource/nanum-gothic/unicode.json';
import * as files from './slice-files';

interface Sliced {
  /** By path; the number of the slice stands before its weight. */
  files: Record<string, string>;
  /** By the number of the slice in brackets: “U+4e00-4e05,U+4e07”. */
  ranges: Record<string, string>;
}

const chinese: Sliced = { files: files.chinese, ranges: chineseRanges };
const japanese: Sliced = { files: files.japanese, ranges: japaneseRanges };
const korean: Sliced = { files: files.korean, ranges: koreanRanges };

function readRanges(ranges: string): [from: number, to: number][] {
  return ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}

/** The slices that say they have some of the signs, as addresses. */
function slicesFor({ files, ranges }: Sliced, signs: readonly string[]): string[] {
  const points = signs.map((sign) => sign.codePointAt(0) ?? 0);
  return Object.entries(files).flatMap(([path, address]) => {
    const slice = /-(\d+)-400-normal/.exec(path)?.[1] ?? '';
    const covered = readRanges(ranges[`[${slice}]`] ?? '');
    return points.some((point) => covered.some(([from, to]) => from <= point && point <= to)) ? [address] : [];
  });
}

/** Signs are drawn as Japan writes them where the text has kana, as Korea does beside Hangul, else as China does; then as any of them. */
export function eastAsianOrder(text: string): ((missing: readonly string[]) => string[])[] {
  const order = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? [japanese, korean, chinese]
    : /\p{Script=Hangul}/u.test(text)
      ? [korean, chinese, japanese]
      : [chinese, japanese, korean];
  return order.map((font) => (missing) => slicesFor(font, missing));
}
