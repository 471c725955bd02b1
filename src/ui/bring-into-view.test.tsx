import { expect, it } from 'vitest';
import { takeFocus } from './bring-into-view';

it('leaves the focus where a menu or a dialog is open', () => {
  document.body.innerHTML =
    '<h2 tabindex="-1">Report</h2><button>Validate</button><div role="menu"><button role="menuitem">Settings</button></div>';
  const [heading, button, item] = ['h2', 'button', '[role=menuitem]'].map((query) => document.querySelector<HTMLElement>(query));
  item?.focus();
  expect(takeFocus(heading ?? null)).toBe(false);
  expect(document.activeElement).toBe(item);
  button?.focus();
  expect(takeFocus(heading ?? null)).toBe(true);
  expect(document.activeElement).toBe(heading);
});
