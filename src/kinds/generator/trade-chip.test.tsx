import { act, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { showScreen } from '@/kinds/work/test-screen';
import { Label } from '@/ui/labelled';
import type { TradeChoice } from '@/writer/trades/match';
import { TradeChip } from './trade-chip';

function Screen({ onChange }: { onChange: (value: TradeChoice) => void }) {
  const [typed, setTyped] = useState('');
  const [value, setValue] = useState<TradeChoice>();
  return (
    <>
      <Label htmlFor="industry">Industry</Label>
      <input id="industry" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <TradeChip
        typed={typed}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          onChange(chosen);
        }}
      />
    </>
  );
}

const said = () => /Words of the trade: ([^]*?)(?:change|choose)/.exec(document.body.textContent)?.[1];
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const press = (key: string) =>
  act(async () => {
    document.querySelector('[role=combobox]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  });

function start() {
  const onChange = vi.fn<(value: TradeChoice) => void>();
  const screen = showScreen(<Screen onChange={onChange} />);
  const say = async (typed: string) => {
    screen.type('Industry', typed);
    await act(() => vi.dynamicImportSettled());
  };
  const open = async (name: string) => {
    await screen.press(name);
    await act(() => vi.dynamicImportSettled());
  };
  return { ...screen, say, open, onChange };
}

describe('the trade chip', () => {
  it('says nothing before anything is typed, then the trade that is told by it', async () => {
    const { say } = start();
    expect(said()).toBeUndefined();
    await say('We bake sourdough for independent cafés');
    expect(said()).toBe('Wholesale bakery');
    await say('software for clinics');
    expect(said()).toBe('Software for health care');
    await say('umbrella stands');
    expect(said()).toBe('none');
  });

  it('takes none at a press and keeps the focus near', async () => {
    const { say, press: click, onChange } = start();
    await say('Bakery');
    await click('None: words that fit any trade');
    expect(onChange).toHaveBeenLastCalledWith('none');
    expect(said()).toBe('none');
    expect(document.activeElement?.textContent).toBe('choose');
    await say('Florist');
    expect(said()).toBe('none');
  });

  it('finds a trade by its name or by what is sold, with the keyboard alone', async () => {
    const { say, open, type, onChange } = start();
    await say('umbrella stands');
    await open('Choose a trade');
    type('Search trades', 'sourdough');
    expect(options()).toEqual(['Bakery']);
    type('Search trades', 'clean');
    expect(options()).toContain('Clinic and medical cleaning');
    type('Search trades', 'software');
    await press('ArrowDown');
    const second = document.querySelector('[role=option][aria-selected=true]')?.textContent;
    expect(second).toBe(options()[1]);
    await press('Enter');
    expect(said()).toBe(second);
    expect(onChange).toHaveBeenCalledOnce();
    expect(document.querySelector('[role=dialog], dialog')).toBeNull();
  });

  it('offers what may be meant first, and goes back to what was typed', async () => {
    const { say, open, onChange } = start();
    await say('bakery and café');
    await open('Choose a trade');
    expect(options().slice(0, 4)).toEqual([
      'From what I typedchosenno clear match',
      'Nonewords that fit any trade',
      'Bakerypossible match',
      'Cafépossible match',
    ]);
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    expect(onChange).toHaveBeenLastCalledWith('bakery');
    await open('Change the trade');
    await press('Home');
    await press('Enter');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(said()).toBe('none');
  });

  it('says so when no trade is found', async () => {
    const { say, open, type } = start();
    await say('Bakery');
    await open('Change the trade');
    type('Search trades', 'zzzz');
    expect(options()).toEqual([]);
    expect(document.querySelector('dialog [role=status]')?.textContent).toMatch(/^No trade by that name/);
  });
});
