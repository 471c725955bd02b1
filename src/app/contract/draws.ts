import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryOf } from './arbitrary';
import { around } from './around';
import { anyDrafts, modelOf, schemaOf, screenOf, shownFault, stateOf, unlabelled } from './screen';

/** What must hold of a tool's page however it is drawn. The React that warns has faults of its own to tell: those since it was last asked. */
export function itDraws(id: string, runs: number, takeFaults: () => readonly string[] = () => []): void {
  it('renders empty and with its sample, every input labelled', async () => {
    const state = await stateOf(id);
    const render = await screenOf(id);
    const [empty, filled] = [render(), render(state.sample?.(around))];
    for (const html of [empty, filled]) {
      expect(shownFault(html)).toBeUndefined();
      expect(unlabelled(html)).toEqual([]);
    }
    expect(filled).not.toBe(empty);
    expect(empty).not.toContain(' style="');
    expect(takeFaults()).toEqual([]);
  });

  it(`shows no fault over ${runs} random states and inputs`, async () => {
    const { fields } = await modelOf(id);
    const schema = await schemaOf(id);
    const render = await screenOf(id);
    fc.assert(
      fc.property(arbitraryOf(schema), anyDrafts(fields), (data, draft) => {
        const fault = shownFault(render(data, draft)) ?? takeFaults()[0];
        if (fault !== undefined) throw new Error(fault);
      }),
      { numRuns: runs },
    );
  });
}
