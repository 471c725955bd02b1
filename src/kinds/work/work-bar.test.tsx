import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { defineState, useTool } from '@/workspace/tool-state';
import { showScreen } from './test-screen';
import { WorkBar } from './work-bar';

const state = defineState({ version: 1, start: () => 'nothing', sample: () => 'a sample' });

function Screen() {
  const { data, around, change } = useTool(state);
  const [isBlank, setIsBlank] = useState(true);
  return (
    <>
      <WorkBar
        sample={isBlank && { run: () => change((current) => state.sample?.(around) ?? current), said: 'Sample loaded' }}
        startOver={{ run: () => change(() => state.start(around)), said: 'All cleared', label: 'Clear answers' }}
      >
        <button type="button" onClick={() => setIsBlank(false)}>
          Begin
        </button>
      </WorkBar>
      <p>{`There is ${data}.`}</p>
    </>
  );
}

describe('the bar above a tool', () => {
  it('loads the sample and starts over, says so in the tool’s words, and takes either back', async () => {
    const screen = showScreen(<Screen />);
    await screen.press('Load sample');
    expect(screen.text()).toContain('There is a sample.');
    expect(screen.said()).toContain('Sample loaded');
    await screen.press('Clear answers');
    expect(screen.text()).toContain('There is nothing.');
    expect(screen.said()).toBe('All clearedUndo');
    await screen.press('Undo');
    expect(screen.text()).toContain('There is a sample.');
    expect(screen.said()).toBe('');
  });

  it('has no button where there is no use for it, and none of its own', async () => {
    const screen = showScreen(<Screen />);
    expect(screen.buttons()).toEqual(expect.arrayContaining(['Load sample', 'Clear answers', 'Begin']));
    await screen.press('Begin');
    expect(screen.buttons()).not.toContain('Load sample');
    expect(screen.buttons()).toContain('Clear answers');
    const bare = showScreen(<WorkBar />);
    expect(bare.buttons().join()).not.toMatch(/sample|over/i);
  });
});
