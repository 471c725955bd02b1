import type { Page } from '@playwright/test';

/** Drawings that are moved about in their frame, as a map is. */
const boards = ['Org Chart', 'Drawing', 'Canvas'];

/** What would have to be scrolled inside the page to be read to its end. */
export const findScrollBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(
    (allowed) =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((element) => {
          // A sheet lies over the page, as a dialog does.
          if (element.matches('textarea, select, .sheet') || allowed.includes(element.getAttribute('aria-label') ?? '')) return false;
          const { overflowY, maxHeight } = getComputedStyle(element);
          if (overflowY !== 'auto' && overflowY !== 'scroll') return false;
          return element.scrollHeight > element.clientHeight + 1 || (maxHeight !== 'none' && element.clientHeight > 0);
        })
        .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.className}`),
    boards,
  );

/** On a small screen: the first action must be in reach, toolbars and tabs in one row. */
export const findCrowding = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const middleOf = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const rowsOf = (parent: Element | null) => {
      const pressed = [...(parent?.children ?? [])].filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('p'),
      );
      return new Set(pressed.map((each) => Math.round(middleOf(each) / 10))).size;
    };
    const actions = [...document.querySelectorAll('main .btn-primary')].filter((each) => each.checkVisibility());
    return [
      ...(actions.length > 0 && !actions.some((each) => middleOf(each) < window.innerHeight) ? ['first action out of reach'] : []),
      ...(rowsOf(document.querySelector('.work-bar > :last-child')) > 1 ? ['toolbar in several rows'] : []),
      ...[...document.querySelectorAll('[role=tablist]')].filter((tabs) => rowsOf(tabs) > 1).map(() => 'tabs in several rows'),
    ];
  });

/** What can be pressed and has something else lying over its middle; what stays in view at an edge is scrolled away from. */
export const findCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
    const isFloating = (element: Element | null): boolean =>
      element !== null && (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFloating(element.parentElement));
    // Further along a row that is swiped, such as one of tabs.
    const isSwipedAway = (element: Element, x: number): boolean => {
      const row = element.parentElement;
      if (!row) return false;
      const { left, right } = row.getBoundingClientRect();
      return (getComputedStyle(row).overflowX === 'auto' && (x < left || x > right)) || isSwipedAway(row, x);
    };
    return [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary)')]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (isSwipedAway(element, (left + right) / 2)) return false;
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!over || element.contains(over) || over.contains(element) || element.closest('label')?.contains(over)) return false;
        return !isFloating(over);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** From now on every page counts how far its parts jump while it comes in. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shift: number }).shift);
