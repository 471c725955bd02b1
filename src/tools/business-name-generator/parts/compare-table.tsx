import { useMemo } from 'react';
import type { DomainCheck } from '@/kinds/names/use-domain-check';
import { Table, type Column } from '@/ui/table';
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
  type Row = (typeof rows)[number];
  const scores = ['Easy to say', 'Spelled as heard', 'Length', 'Rhythm', 'Distinctiveness'];
  return (
    <Table
      label="Compare the shortlist"
      look="framed"
      size="small"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { head: 'Name', isStrong: true, className: 'max-w-50 min-w-24', cell: ({ name }) => name },
        { head: 'Score', isStrong: true, cell: ({ card }) => card.total ?? '—' },
        ...scores.map((head, index): Column<Row> => ({ head, cell: ({ card }) => card.lines[index]?.score?.value ?? '—' })),
        {
          head: 'Trademark class',
          align: 'left',
          cell: ({ strength, warnings }) => (
            <span className={strength && classes[strength.kind].isWeak ? 'text-warn' : ''}>
              {strength ? classes[strength.kind].label : '—'}
              {warnings > 0 && <span className="block text-warn">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</span>}
            </span>
          ),
        },
        {
          head: 'Domain',
          align: 'left',
          cell: ({ domain }) => {
            const answer = domain === undefined ? undefined : live.answers.get(domain);
            return domain === undefined ? 'None' : answer ? states[answer.state] : 'Not checked';
          },
        },
        ...(hasVotes ? [{ head: 'Votes', cell: ({ name }: Row) => count.tally.find((line) => line.name === name)?.points ?? '—' }] : []),
      ]}
    />
  );
}
