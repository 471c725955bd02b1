/** Text that was found readable once is readable wherever it stands in the same size and colours: axe need not look again. */
import type { Page } from '@playwright/test';

/** Looks found readable by this worker's tests so far: of a text, and of all that lies behind it. */
const readable = new Set<string>();

export interface Looking {
  axe: { utils: { getRule: (name: string) => { matches: (element: Element, ...rest: unknown[]) => boolean } } };
  /** What was found readable before, and what axe looks at this time. */
  looking?: { known: Set<string>; now: Map<string, Element[]>; laidOver: DOMRect[]; grounds: Map<Element, string | undefined> };
}

/** Axe leaves out what needs no second look. What something that is not its parent may lie behind, or over, it always looks at. */
export async function skipReadable(page: Page): Promise<void> {
  await page.evaluate(
    ({ known, mostAlike }) => {
      const here = window as unknown as Looking;
      const isFirst = !here.looking;
      here.looking = {
        known: new Set(known),
        now: new Map(),
        laidOver: [...document.querySelectorAll('body *')]
          .filter((element) => getComputedStyle(element).position === 'absolute')
          .map((element) => element.getBoundingClientRect()),
        grounds: new Map(),
      };
      if (!isFirst) return;

      const rule = here.axe.utils.getRule('color-contrast');
      const looksAt = rule.matches.bind(rule);
      const isLaidOver = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return here.looking?.laidOver.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
      };
      const behind = (element: Element | null): string | undefined => {
        if (!element || !here.looking) return '';
        const { grounds } = here.looking;
        if (grounds.has(element)) return grounds.get(element);
        const { backgroundColor, backgroundImage, opacity, position, filter, mixBlendMode } = getComputedStyle(element);
        const isPlain = backgroundImage === 'none' && filter === 'none' && mixBlendMode === 'normal' && position !== 'absolute';
        const rest = isPlain ? behind(element.parentElement) : undefined;
        const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && opacity === '1';
        const ground = rest === undefined || isClear ? rest : `${backgroundColor} ${opacity}, ${rest}`;
        grounds.set(element, ground);
        return ground;
      };
      const isField = (element: Element) => element.matches('input, select, textarea');
      const hasText = (element: Element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
      const lookOf = (element: Element): string | undefined => {
        const ground = behind(element);
        if (ground === undefined || isLaidOver(element)) return undefined;
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
        const hint = isField(element) ? getComputedStyle(element, '::placeholder').color : '';
        return [color, hint, fontSize, fontWeight, textShadow, ground].join('; ');
      };
      rule.matches = (element, ...rest) => {
        if (!here.looking || !(isField(element) || hasText(element))) return false;
        const { known, now } = here.looking;
        const look = lookOf(element);
        if (look === undefined) return looksAt(element, ...rest);
        const alike = now.get(look) ?? [];
        if (known.has(look) || alike.length === mostAlike || !looksAt(element, ...rest)) return false;
        now.set(look, [...alike, element]);
        return true;
      };
    },
    { known: [...readable], mostAlike: 3 },
  );
}

/** What axe has just looked at and found good; of what it found bad, or could not tell, nothing is remembered. */
export async function rememberReadable(page: Page): Promise<void> {
  const good = await page.evaluate(() => [...((window as unknown as Looking).looking?.now.keys() ?? [])]);
  for (const look of good) readable.add(look);
}
