import { useMemo } from 'react';
import type { DomainCheck } from '@/kinds/names/use-domain-check';
import { domainOf, type NameData } from '../model';
import { readBasis } from '../roots';
import { scoreName } from '../score';
import { classes, judgeStrength } from '../strength';
import { countVotes } from '../votes';
import { findWarnings } from '../warnings';

const states = { available: 'Available', probable: 'Probably available', taken: 'Taken', unknown: 'Unknown' };

/** The shortlist side by side, best score first. */
export function CompareTable({ data, live }: { data: NameData; live: DomainCheck }) {
  const { shortlist, ballot, votes } = data;
  const answers = (data.made ?? data).answers;
  const rows = useMemo(() => {
    const basis = readBasis(answers);
    return shortlist
      .map(({ id, name }) => {
        const strength = judgeStrength(name, answers, basis);
        return {
          id,
          name,
          strength,
          card: scoreName(name, strength),
          warnings: findWarnings(name).filter(({ isSerious }) => isSerious).length,
          domain: domainOf(name),
        };
      })
      .sort((one, other) => (other.card.total ?? -1) - (one.card.total ?? -1));
  }, [shortlist, answers]);
  const count = useMemo(() => countVotes(ballot, votes), [ballot, votes]);
  const hasVotes = count.votes > 0;
  const heads = ['Score', 'Easy to say', 'Spelled as heard', 'Length', 'Distinctiveness'];
  return (
    <div
      role="group"
      aria-label="Compare the shortlist"
      tabIndex={0}
      className="overflow-x-auto rounded-(--radius-control) border border-line"
    >
      <table className="w-full min-w-150 text-left text-[13px]">
        <thead>
          <tr className="border-b border-line text-mute">
            <th className="px-3 py-2 font-[550]">Name</th>
            {heads.map((head) => (
              <th key={head} className="px-2 py-2 text-right font-[550]">
                {head}
              </th>
            ))}
            <th className="px-3 py-2 font-[550]">Trademark class</th>
            <th className="px-3 py-2 font-[550]">Domain</th>
            {hasVotes && <th className="px-3 py-2 text-right font-[550]">Votes</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, strength, card, warnings, domain }) => {
            const answer = domain === undefined ? undefined : live.answers.get(domain);
            return (
              <tr key={id} className="border-line not-last:border-b">
                <th className="max-w-50 px-3 py-2 font-semibold break-words">{name}</th>
                {[card.total, ...card.lines.map(({ score }) => score?.value)].map((value, index) => (
                  <td key={heads[index]} className={`px-2 py-2 text-right tabular-nums ${index === 0 ? 'font-semibold' : ''}`}>
                    {value ?? '—'}
                  </td>
                ))}
                <td className={`px-3 py-2 ${strength && classes[strength.kind].isWeak ? 'text-warn' : ''}`}>
                  {strength ? classes[strength.kind].label : '—'}
                  {warnings > 0 && <span className="block text-warn">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</span>}
                </td>
                <td className="px-3 py-2">{domain === undefined ? 'None' : answer ? states[answer.state] : 'Not checked'}</td>
                {hasVotes && (
                  <td className="px-3 py-2 text-right tabular-nums">{count.tally.find((line) => line.name === name)?.points ?? '—'}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
