import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { defineList } from './lists';
import type { Shares } from './shares';
import { emptyWorkspace, useWorkspace } from './store';
import { connectSuite } from './suite';
import { ToolIdContext } from './tool-id';
import { defineState, useTool } from './tool-state';

interface Data {
  names: string[];
}

const state = defineState<Data>({ version: 1, start: () => ({ names: [] }), list: 'rivals' });
const list = defineList<Data, 'rivals'>({
  topic: 'rivals',
  read: ({ names }) => names.map((name) => ({ id: name, name, website: '', strengths: [], weaknesses: [], pricing: '' })),
  write: ({ names }, lines, { gone }) => ({
    names: [...new Set([...names.filter((name) => !gone.has(name)), ...lines.map(({ name }) => name)])],
  }),
});

function Screen() {
  const { data, change } = useTool(state);
  return <button onClick={() => change(({ names }) => ({ names: [...names, 'Acme'] }))}>{`Names: ${data.names.join()}`}</button>;
}

it('a tool that is left before its list has come still tells the next one what was done in it', async () => {
  useWorkspace.setState(emptyWorkspace, true);
  const arrivals: (() => void)[] = [];
  connectSuite({ load: () => new Promise((resolve) => arrivals.push(() => resolve({ state, list } as unknown as Shares))) });
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const root = createRoot(box);
  const show = (tool: string) =>
    act(async () =>
      root.render(
        <ToolIdContext key={tool} value={tool}>
          <Screen />
        </ToolIdContext>,
      ),
    );
  await show('a');
  await act(async () => box.querySelector('button')?.click());
  expect(box.textContent).toBe('Names: Acme');
  await show('b');
  expect(box.textContent).toBe('Names: ');
  expect(arrivals.length).toBeGreaterThan(0);
  await act(async () => arrivals.splice(0).forEach((arrive) => arrive()));
  expect(box.textContent).toBe('Names: Acme');
  await act(async () => root.unmount());
});
