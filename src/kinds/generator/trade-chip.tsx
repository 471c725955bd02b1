import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '@/ui/lazy-part';
import type { TradeChoice } from '@/writer/trades/match';

/** The library is large and only wanted once something is typed. */
const loadTrades = async () => ({ ...(await import('@/writer/trades/match')), ...(await import('@/writer/trades/names')) });
type Trades = Awaited<ReturnType<typeof loadTrades>>;

const Picker = lazyPart(async () => (await import('./trade-picker')).TradePicker);

interface TradeChipProps {
  /** What the user says is sold, usually the industry. */
  typed: string;
  value: TradeChoice;
  onChange: (value: TradeChoice) => void;
}

/** Says whose words a text may borrow, and lets the user choose another trade or none. */
export function TradeChip({ typed, value, onChange }: TradeChipProps) {
  const [trades, setTrades] = useState<Trades>();
  const [isOpen, setIsOpen] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const isWanted = typed.trim() !== '' || value !== undefined;
  useEffect(() => {
    if (!isWanted || trades) return undefined;
    let isHere = true;
    void loadTrades().then((loaded) => isHere && setTrades(loaded), console.warn);
    return () => {
      isHere = false;
    };
  }, [isWanted, trades]);
  if (!isWanted || !trades) return null;

  const trade = trades.tradeOf(value, typed);
  const name = trades.trades.find(({ id }) => id === trade)?.name;
  const quiet = 'btn btn-quiet min-h-7! px-1.5! py-0.5! text-[13px]! underline underline-offset-3';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 text-[13px] text-mute">
        <span>
          Words of the trade: <strong className="font-[550] text-ink">{name ?? 'none'}</strong>
        </span>
        <button
          ref={change}
          type="button"
          className={quiet}
          aria-haspopup="dialog"
          aria-label={name ? 'Change the trade' : 'Choose a trade'}
          onClick={() => setIsOpen(true)}
        >
          {name ? 'change' : 'choose'}
        </button>
        {name && (
          <button
            type="button"
            className={quiet}
            aria-label="None: words that fit any trade"
            onClick={() => {
              onChange('none');
              change.current?.focus();
            }}
          >
            none
          </button>
        )}
      </div>
      {isOpen && (
        <Picker
          typed={typed}
          value={value}
          onChoose={(chosen) => {
            onChange(chosen);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
