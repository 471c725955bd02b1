import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import type { TradeChoice } from '@/writer/trades/match';

/** The library is large; it comes when this panel is opened. */
const loadTrades = async () => ({
  ...(await import('@/writer/trades/match')),
  ...(await import('@/writer/trades/names')),
  ...(await import('@/writer/trades/words')),
});
type Trades = Awaited<ReturnType<typeof loadTrades>>;

interface TradeIdeasProps {
  industry: string;
  choice: TradeChoice;
  /** Already in the guide. */
  asked: readonly string[];
  onAsk: (question: string) => void;
}

/** What people of the trade usually ask and look at. Suggestions: none of it enters the report unless it is added. */
export function TradeIdeas({ industry, choice, asked, onAsk }: TradeIdeasProps) {
  const [library, setLibrary] = useState<Trades>();
  useEffect(() => {
    let isHere = true;
    void loadTrades().then((loaded) => isHere && setLibrary(loaded), console.warn);
    return () => {
      isHere = false;
    };
  }, []);
  const id = library?.tradeOf(choice, industry);
  const trade = library?.trades.find((one) => one.id === id);
  if (!library || !trade) return null;
  const { questions, measures, places } = library.wordsOf(trade.id);
  return (
    <Panel title={`Suggestions: ${trade.name}`}>
      <p className="mb-3 text-mute">
        Typical for this trade; nothing here was researched for your market. You can change the trade under Market Info.
      </p>
      <h3 className="font-[550]">Questions to ask</h3>
      <ul aria-label="Questions of the trade" className="mb-3 grid grid-cols-1 gap-1">
        {questions
          .filter((question) => !asked.includes(question))
          .map((question) => (
            <li key={question} className="flex items-start justify-between gap-2">
              <span className="min-w-0 py-1.5 break-words">{question}</span>
              <Button
                look="quiet"
                icon="plus"
                className="flex-none"
                aria-label={`Add to the guide: ${question}`}
                onClick={() => onAsk(question)}
              >
                Add
              </Button>
            </li>
          ))}
      </ul>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {[
          { title: 'Figures to look for', items: measures },
          { title: 'Places to look', items: places },
        ].map(({ title, items }) => (
          <div key={title}>
            <h3 className="font-[550]">{title}</h3>
            <ul className="list-disc pl-5 text-mute">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}
