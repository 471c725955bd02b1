/** What stands before the cents: "1,234.56" or "1.234,56". */
export type DecimalMark = 'dot' | 'comma';

/** "1.500" is one and a half or fifteen hundred: only the figures around it can tell. */
const openDot = /^(\D*[1-9]\d{0,2})\.(\d{3})(\D*)$/;
const openComma = /^(\D*[1-9]\d{0,2}),(\d{3})(\D*)$/;

const saysComma = /,\d{1,2}\D*$|\.\d{3},|\.\d{3}\.\d{3}/;
const saysDot = /\.\d{1,2}\D*$|,\d{3}\.|,\d{2,3},\d{3}/;
const isFigure = /^[^\da-z]{0,4}\d[\d.,'’\s]*[^\da-z]{0,4}$/i;
const isDate = /^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}/;

/** How many figures can only be read with a comma before the cents, and how many only with a dot. */
function countMarks(cells: readonly string[]): { commas: number; dots: number } {
  const figures = cells.map((cell) => cell.trim()).filter((text) => isFigure.test(text) && !isDate.test(text));
  const commas = figures.filter((text) => saysComma.test(text)).length;
  return { commas, dots: figures.filter((text) => !saysComma.test(text) && saysDot.test(text)).length };
}

/** Of figures that belong together, the first that can be read either way; and whether plain ones beside it say that none has a fraction. */
export function findOpenFigure(cells: readonly string[]): { open: string; hasWhole: boolean; isDotted: boolean } {
  const texts = cells.map((cell) => cell.trim());
  const open = texts.find((text) => openDot.test(text) || openComma.test(text)) ?? '';
  return { open, hasWhole: texts.some((text) => /^\D*\d{1,3}\D*$/.test(text)), isDotted: openDot.test(open) };
}

/** How figures that belong together are written; a sign of its own says that dots group the thousands where the figures leave it open. */
export function decideMark(
  figures: readonly string[],
  around: readonly string[],
  isGrouping: boolean,
): { mark: DecimalMark; open: string } {
  const { open, hasWhole, isDotted } = findOpenFigure(figures);
  const { commas, dots } = countMarks(around);
  if (commas !== dots) return { mark: commas > dots ? 'comma' : 'dot', open };
  // Nobody writes 1.500 for one and a half beside a plain 250.
  return { mark: isDotted && (hasWhole || isGrouping) ? 'comma' : 'dot', open };
}

/** With its open mark settled, to be read by anyone; a fourth digit behind a mark says that it stands before a fraction. */
export const settleFigure = (text: string, mark: DecimalMark): string =>
  mark === 'comma' ? text.replace(openDot, '$1$2$3').replace(openComma, '$1.$20$3') : text.replace(openDot, '$1.$20$3');
