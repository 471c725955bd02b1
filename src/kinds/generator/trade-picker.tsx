import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { plural } from '@/lib/text';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { Label } from '@/ui/labelled';
import { matchTrade, searchTrades, type TradeChoice } from '@/writer/trades/match';
import { trades } from '@/writer/trades/names';

interface TradePickerProps {
  typed: string;
  value: TradeChoice;
  onChoose: (value: TradeChoice) => void;
  onClose: () => void;
}

interface Option {
  value: TradeChoice;
  label: string;
  detail?: string;
}

/** Every trade in one list that can be searched; before anything is typed, what the answer may mean comes first. */
function optionsFor(query: string, typed: string): readonly Option[] {
  if (query.trim() !== '') return searchTrades(query).map(({ id, name }) => ({ value: id, label: name }));
  const { trade, alternatives } = matchTrade(typed);
  const nameOf = (id: TradeChoice) => trades.find((one) => one.id === id)?.name ?? 'no clear match';
  const rest = trades.filter(({ id }) => !alternatives.includes(id)).sort((a, b) => a.name.localeCompare(b.name));
  return [
    { value: undefined, label: 'From what I typed', detail: nameOf(trade) },
    { value: 'none', label: 'None', detail: 'words that fit any trade' },
    ...alternatives.map((id) => ({ value: id, label: nameOf(id), detail: 'possible match' })),
    ...rest.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

export function TradePicker({ typed, value, onChoose, onClose }: TradePickerProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const options = optionsFor(query, typed);
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const optionId = (at: number) => `${id}-${at}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: options.length - 1 };
    const target = targets[event.key];
    if (target !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((target + options.length) % options.length);
    }
    const chosen = options[active];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (chosen) onChoose(chosen.value);
    }
  };
  return (
    <Dialog title="Which trade are you in?" onClose={onClose}>
      <p className="mb-3 text-[13px] text-mute">
        The trade suggests topics, measures and questions. What you sell, who buys it and how well it works come only from your own answers.
      </p>
      <Label htmlFor={id}>Search trades</Label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        maxLength={200}
        placeholder="bakery, bookkeeping, board games"
        className="input"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={options.length === 0 ? 'mt-3 text-mute' : 'sr-only'}>
        {options.length === 0
          ? 'No trade by that name. Try a simpler word for what you sell, or choose none.'
          : plural(options.length, 'choice')}
      </p>
      <ul
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Trades"
        tabIndex={-1}
        className={options.length === 0 ? 'hidden' : 'mt-3 grid max-h-[45vh] gap-0.5 overflow-y-auto'}
      >
        {options.map((option, at) => (
          <li
            key={option.value ?? 'typed'}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            className={`flex min-h-9 cursor-pointer flex-wrap items-baseline justify-between gap-x-3 rounded-lg px-3 py-1.5 ${at === active ? 'bg-sunk outline-2 -outline-offset-2 outline-accent' : 'hover:bg-sunk'}`}
            onClick={() => onChoose(option.value)}
          >
            <span className="flex items-center gap-2 font-[550]">
              {option.label}
              {option.value === value && (
                <>
                  <Icon icon="check" />
                  <span className="sr-only">chosen</span>
                </>
              )}
            </span>
            {option.detail && <span className="text-[13px] text-mute">{option.detail}</span>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
