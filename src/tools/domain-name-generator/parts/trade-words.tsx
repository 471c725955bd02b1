import { useEffect, useState } from 'react';
import { Icon } from '@/ui/icon';
import { addKeyword, toKeywords } from '../names';

const mostWords = 5;

/** Single words of the user's trade, to be taken as keywords. */
export function TradeWords({ industry, keywords, onChange }: { industry: string; keywords: string; onChange: (keywords: string) => void }) {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const [{ findTradeName }, { findTrade }] = await Promise.all([import('@/writer/trade-names'), import('@/writer/trades')]);
      const { offers, buyers } = findTrade(industry);
      const single = findTradeName(industry) ? [...offers, ...buyers].filter((word) => /^[a-z]{3,12}$/.test(word)) : [];
      if (isCurrent) setWords(single.slice(0, mostWords));
    })().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [industry]);

  const typed = toKeywords(keywords);
  const open = words.filter((word) => !typed.includes(word));
  if (open.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
      Add as keywords:
      {open.map((word) => (
        <button key={word} type="button" className="chip min-h-6 hover:text-ink" onClick={() => onChange(addKeyword(keywords, word))}>
          <Icon icon="plus" size={13} />
          {word}
        </button>
      ))}
    </div>
  );
}
