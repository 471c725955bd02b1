import { trades } from '@/writer/trades/names';
import { tradeOf } from '@/writer/trades/match';
import { wordsOf } from '@/writer/trades/words';
import type { PersonasData } from '../model';

/** Whom to ask next, and what: suggestions of the trade, none of them part of a persona. */
export function InterviewHelp({ data }: { data: PersonasData }) {
  const trade = trades.find(({ id }) => id === tradeOf(data.trade, data.draft.industry));
  if (!trade) return null;
  const { questions, places } = wordsOf(trade.id);
  return (
    <section aria-labelledby="persona-interviews" className="panel mt-8">
      <h2 id="persona-interviews" className="font-semibold">
        Ask real people
      </h2>
      <p className="mb-3 text-[13px] text-mute">Suggestions for: {trade.name}. They aren’t part of your personas or files.</p>
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
        <Suggestions title="Questions to ask" lines={questions} />
        <Suggestions title="Where to look for them" lines={places} />
      </div>
    </section>
  );
}

const Suggestions = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3 className="mb-1 text-[14px] font-[550]">{title}</h3>
    <ul className="list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
