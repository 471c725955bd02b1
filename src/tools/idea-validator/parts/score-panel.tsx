import { Bar } from '@/ui/layout';
import { caveat, completenessRule, evidenceRule, overallRule } from '../content';
import { describeOverall, toVerdict, verdicts, type Scores } from '../scores';

function Score({ label, score, note }: { label: string; score: number; note: string }) {
  return (
    <div className="panel stat">
      <h3 className="text-[13px] text-mute">{label}</h3>
      <p className="figure my-0.5">
        {score}
        <span className="text-[15px] text-mute"> of 100</span>
      </p>
      <Bar label={`${label}: ${score} of 100`} share={score / 100} />
      <p className="mt-2 text-[13px] text-mute">{note}</p>
    </div>
  );
}

/** Both scores and what each is made of. The verdict goes by the overall score: a long text alone earns no praise. */
export function ScorePanel({ scores: { completeness, evidence, overall } }: { scores: Scores }) {
  return (
    <section aria-label="Scores" className="grid grid-cols-1 gap-4 print:mb-5">
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        <Score label="Completeness score" score={completeness.total} note={completenessRule} />
        <Score label="Evidence score" score={evidence.total} note={evidenceRule} />
        <Score
          label="Overall score"
          score={overall.total}
          note={overall.reason === '' ? overallRule : `${overallRule} At most ${overall.cap}, because ${overall.reason}.`}
        />
      </div>
      <div>
        <p className="font-serif text-2xl">{describeOverall(overall)}</p>
        <p className="mt-1 font-[550]">{toVerdict(overall.total)}</p>
        <p className="mt-1 text-[14px] text-warn">{caveat}</p>
        <details className="no-print mt-1 text-[13px] text-mute">
          <summary className="min-h-6 cursor-pointer">How the verdict is chosen</summary>
          <p className="mt-1">By the overall score, because a long text isn’t evidence:</p>
          <ul className="list-disc pl-5">
            {verdicts.map(({ band, text }) => (
              <li key={band}>
                {band}: {text}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}
