import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
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

/** Two tools on one list, of which the lists come when it is said so. */
async function begin() {
  useWorkspace.setState(emptyWorkspace, true);
  const arrivals: (() => void)[] = [];
  connectSuite({ load: () => new Promise((resolve) => arrivals.push(() => resolve({ state, list } as unknown as Shares))) });
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const root = createRoot(box);
  onTestFinished(() => act(async () => root.unmount()));
  const draw = (tool: string) =>
    root.render(
      <ToolIdContext key={tool} value={tool}>
        <Screen />
      </ToolIdContext>,
    );
  await act(async () => draw('a'));
  await act(async () => box.querySelector('button')?.click());
  expect(box.textContent).toBe('Names: Acme');
  expect(arrivals.length).toBeGreaterThan(0);
  return { text: () => box.textContent, draw, arrive: () => arrivals.splice(0).forEach((arrive) => arrive()) };
}

describe('what is done before a list has come', () => {
  it('goes into it when it comes after the tool was left', async () => {
    const { text, draw, arrive } = await begin();
    await act(async () => draw('b'));
    expect(text()).toBe('Names: ');
    await act(async () => arrive());
    expect(text()).toBe('Names: Acme');
  });

  it('goes into it when it comes in the moment in which the tool is left', async () => {
    const { text, draw, arrive } = await begin();
    await act(async () => {
      arrive();
      await new Promise((done) => setTimeout(done));
      draw('b');
    });
    await act(async () => arrive());
    expect(text()).toBe('Names: Acme');
  });
});
