import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './focus';

let stop = () => {};
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const settled = async () => {
  for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};
const button = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

/** A list in which every row can be edited and deleted, and goes once it is. */
function showList(names: readonly string[], tag: 'ul' | 'div'): void {
  const row = tag === 'ul' ? 'li' : 'div';
  const rows = names.map(
    (name) => `<${row} role="listitem"><button aria-label="Edit ${name}"></button><button aria-label="Delete ${name}"></button></${row}>`,
  );
  document.body.innerHTML = `<main><h1>Tasks</h1><section><h2>To do</h2><${tag}>${rows.join('')}</${tag}></section></main>`;
  for (const name of names)
    button(`Delete ${name}`).addEventListener('click', ({ currentTarget }) => {
      (currentTarget as Element).parentElement?.remove();
    });
}

async function press(name: string): Promise<void> {
  button(name).focus();
  button(name).click();
  await settled();
}

describe('the keyboard’s place', () => {
  it.each(['ul', 'div'] as const)('is the same button of the next row once a row is gone, then of the one before (%s)', async (tag) => {
    showList(['a', 'b', 'c'], tag);
    await press('Delete b');
    expect(focused()).toBe('Delete c');
    await press('Delete c');
    expect(focused()).toBe('Delete a');
  });

  it('is the heading of the list where no row is left', async () => {
    showList(['a'], 'ul');
    await press('Delete a');
    expect(focused()).toBe('To do');
  });

  it('is a heading once the button that filled an empty screen is gone', async () => {
    document.body.innerHTML = '<main><h1>Tasks</h1><div><p>No tasks yet</p><button aria-label="Load sample"></button></div></main>';
    button('Load sample').addEventListener('click', () => {
      (document.querySelector('main > div') as Element).innerHTML = '<h2>Timeline</h2><ul><li>One</li></ul>';
    });
    await press('Load sample');
    expect(focused()).toBe('Timeline');
  });

  it('is never a heading that only shows in print', async () => {
    document.body.innerHTML =
      '<main><h1>Tasks</h1><section><div style="display: none"><h2>Printed</h2></div><h2>Board</h2><ul><li><button aria-label="Delete a"></button></li></ul></section></main>';
    button('Delete a').addEventListener('click', () => document.querySelector('li')?.remove());
    await press('Delete a');
    expect(focused()).toBe('Board');
  });

  it('is a heading further out where those nearby are hidden', async () => {
    document.body.innerHTML =
      '<main><h1>Tasks</h1><section><h2 style="display: none">Printed</h2><ul><li><button aria-label="Delete a"></button></li></ul></section></main>';
    button('Delete a').addEventListener('click', () => document.querySelector('li')?.remove());
    await press('Delete a');
    expect(focused()).toBe('Tasks');
  });

  it('is where it was before a message, once the message is answered', async () => {
    showList(['a', 'b', 'c'], 'ul');
    await press('Delete a');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div role="status"><button aria-label="Undo"></button><button aria-label="Dismiss"></button></div>',
    );
    button('Undo').addEventListener('click', () => document.querySelector('[role=status]')?.replaceChildren());
    button('Dismiss').focus();
    await press('Undo');
    expect(focused()).toBe('Delete b');
  });

  it('is left alone where the button stays, or where the screen puts it elsewhere', async () => {
    showList(['a', 'b'], 'ul');
    await press('Edit a');
    expect(focused()).toBe('Edit a');
    button('Delete a').addEventListener('click', () => (document.querySelector('h1') as HTMLElement).focus());
    (document.querySelector('h1') as HTMLElement).tabIndex = -1;
    await press('Delete a');
    expect(focused()).toBe('Tasks');
  });
});
