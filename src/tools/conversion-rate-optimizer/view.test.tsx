import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyWorkspace, useWorkspace, workOf } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { computeFunnel, type Step } from './model';
import { SummaryCards } from './parts/summary-cards';
import ConversionRateOptimizer from './view';

const id = 'conversion-rate-optimizer';

describe('a report of Google Analytics', () => {
  const report = `# ----------------------------------------
# Checkout journey
# 20261001-20261031
# ----------------------------------------

Step,Active users,Completion rate,Abandonments,Abandonment rate
1. Session start,10000,30%,7000,70%
2. Add to cart,3000,5%,2850,95%
3. Purchase,150,,,
`;
  let root: Root | undefined;

  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.setAttribute('open', '');
    };
    useWorkspace.setState(emptyWorkspace);
  });
  afterEach(() => act(async () => root?.unmount()));

  /** Parts arrive when asked for, so it looks again until what it waits for is there. */
  const wait = async <T,>(find: () => T | null | undefined): Promise<T> => {
    for (let tries = 0; tries < 500; tries += 1) {
      const found = find();
      if (found) return found;
      await act(() => new Promise((done) => setTimeout(done, 10)));
    }
    throw new Error(`Not found in: ${document.body.textContent}`);
  };
  const press = async (name: string, place: string) => {
    const button = await wait(() => [...document.querySelectorAll(`${place} button`)].find((found) => found.textContent?.trim() === name));
    await act(async () => (button as HTMLButtonElement).click());
  };

  it('is read by the Import dialog and becomes the funnel', async () => {
    const box = document.createElement('main');
    document.body.replaceChildren(box);
    root = createRoot(box);
    await act(async () =>
      root?.render(
        <ToolIdContext value={id}>
          <ConversionRateOptimizer />
        </ToolIdContext>,
      ),
    );
    await press('Import', 'main');
    const input = await wait(() => document.querySelector('dialog input[type=file]'));
    Object.defineProperty(input, 'files', { value: [new File([report], 'funnel.csv')] });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
    await press('Import', 'dialog');

    const data = workOf(useWorkspace.getState(), id)?.data as { records: Step[] } | undefined;
    expect(data?.records.map(({ name, visitors, conversions }) => [name, visitors, conversions])).toEqual([
      ['Session start', 10_000, 3000],
      ['Add to cart', 3000, 150],
      ['Purchase', 150, 150],
    ]);
    expect(box.textContent).toContain('Session start');
  });
});

describe('the summary', () => {
  const step = (name: string, visitors: number, conversions: number): Step => ({ id: name, name, visitors, conversions, ideas: '' });
  const show = (steps: Step[]) =>
    renderToString(<SummaryCards funnel={computeFunnel(steps)} />)
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');

  it('shows an overall conversion of 0 where nobody comes in, and why', () => {
    expect(show([])).toContain('Overall Conversion 0.00% Add a step first');
    expect(show([step('Visit', 0, 0), step('Buy', 5, 1)])).toContain('Overall Conversion 0.00% The first step has no visitors');
    expect(show([step('Visit', 200, 50), step('Buy', 50, 3)])).toContain('Overall Conversion 1.50% 3 of 200 visitors');
  });
});
