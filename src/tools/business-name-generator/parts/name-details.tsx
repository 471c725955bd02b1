import { NameLinks } from '@/kinds/names/name-links';
import { languages, wordsKnown } from '@/kinds/names/unwanted';
import { joinWords } from '@/lib/text';
import { Icon } from '@/ui/icon';
import { Bar } from '@/ui/layout';
import { brandsKnown } from '../brands';
import type { ScoreCard } from '../score';
import { classes, type Strength } from '../strength';
import type { Warning } from '../warnings';
import { SayIn } from './say-it';

const ladder = Object.entries(classes).flatMap(([kind, { label }]) => (kind === 'unsure' ? [] : label.toLowerCase()));

interface NameDetailsProps {
  name: string;
  card: ScoreCard;
  strength: Strength | undefined;
  warnings: readonly Warning[];
}

/** Everything known of a name: scores with their rules, its strength as a mark, what to watch, where to look it up. */
export function NameDetails({ name, card, strength, warnings }: NameDetailsProps) {
  return (
    <div className="mt-3 grid grid-cols-1 gap-4 border-t border-line pt-3 text-[14px]">
      <section aria-label={`Scores of ${name}`}>
        <h3 className="mb-2 font-semibold">Scores</h3>
        <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {card.lines.map(({ label, score }) => (
            <div key={label} className="min-w-0">
              <dt className="flex justify-between gap-2">
                <span>{label}</span>
                <span>{score ? `${score.value} of 100` : '—'}</span>
              </dt>
              <dd className="text-[13px] text-mute">
                {score ? (
                  <>
                    <Bar label={`${label}, ${name}`} share={score.value / 100} />
                    {score.faults.length > 0 && <span className="block text-ink">{score.faults.join('; ')}.</span>}
                    <span className="block">{score.rule}</span>
                  </>
                ) : (
                  'Only names in Latin letters can be judged.'
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-[13px] text-mute">
          The score weighs distinctiveness three times, saying it, length and rhythm twice, and spelling once. It judges letters, not taste.
        </p>
      </section>
      {strength && (
        <section>
          <h3 className="mb-1 font-semibold">As a trademark: {classes[strength.kind].label.toLowerCase()}</h3>
          <p>
            {classes[strength.kind].meaning} {strength.reason}
          </p>
          <p className="text-[13px] text-mute">
            From strong to weak: {joinWords(ladder)}. A first guess from what you say you sell, not legal advice.
          </p>
        </section>
      )}
      <section>
        <h3 className="mb-1 font-semibold">Look-alikes and other languages</h3>
        {warnings.length > 0 ? (
          <ul className="grid gap-1">
            {warnings.map(({ text, isSerious }) => (
              <li key={text} className={`flex gap-1.5 ${isSerious ? 'text-warn' : ''}`}>
                <span className="mt-1">
                  <Icon icon={isSerious ? 'triangle-alert' : 'info'} size={14} />
                </span>
                {text}
              </li>
            ))}
          </ul>
        ) : (
          <p>Nothing found.</p>
        )}
        <p className="text-[13px] text-mute">
          Compared with {wordsKnown} unwanted words in English, {joinWords(languages)} and {brandsKnown} well-known brands. Ask native
          speakers before you decide.
        </p>
        <SayIn name={name} />
      </section>
      <section>
        <h3 className="mb-1 font-semibold">Look it up</h3>
        <NameLinks name={name} />
      </section>
    </div>
  );
}
