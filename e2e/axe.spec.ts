import { findAccessibilityFaults } from './support/axe';
import { expect, test } from './support/test';

test('colours that were read once are not read again, and bad ones are found each time', async ({ page }) => {
  await page.goto('/expense-calculator');
  await page.getByRole('button', { name: 'Load sample' }).first().click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.evaluate(() => {
    const add = (words: string, looks: Partial<CSSStyleDeclaration>, into: Element | null = document.querySelector('main')) => {
      const line = document.createElement('p');
      line.textContent = words;
      Object.assign(line.style, looks);
      into?.append(line);
      return line;
    };
    add('pale words', { color: '#bbb', backgroundColor: '#fff' });
    // The colour of good text of this page, on another ground.
    const { color } = getComputedStyle(document.querySelector('main h1') ?? document.body);
    add('on the wrong ground', { color }, add('', { backgroundColor: '#444' }));
  });
  for (const look of ['first', 'second']) {
    const faults = await findAccessibilityFaults(page, 'colours');
    expect(faults, look).toHaveLength(1);
    expect(faults[0], look).toContain('pale words');
    expect(faults[0], look).toContain('on the wrong ground');
  }
});
