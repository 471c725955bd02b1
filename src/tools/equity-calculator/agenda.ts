import { addDays, addMonths, isDay } from '@/lib/dates';
import { dueRecords } from '@/kinds/records/shares';
import type { Due } from '@/workspace/shares';
import { nameOrNone } from './cap-table';
import type { Inputs, Stakeholder } from './model';
import { electionDays, needsElection } from './vesting';

const electionDay = ({ grantDate }: Stakeholder) => (isDay(grantDate) ? addDays(grantDate, electionDays) : '');
const cliffDay = ({ grantDate, cliffPeriod, vestingPeriod }: Stakeholder) =>
  isDay(grantDate) && cliffPeriod > 0 && vestingPeriod > 0 ? addMonths(grantDate, cliffPeriod) : '';

/** What has a day in a cap table: elections, cliffs, closings and maturities. */
export function toAgenda({ stakeholders, rounds, convertibles, settings, today }: Inputs): Due[] {
  const isPast = (day: string) => today !== '' && day < today;
  const electing = settings.isWithout83b ? [] : stakeholders.filter(needsElection);
  const notes = convertibles.filter(({ instrument }) => instrument === 'Convertible note');
  const toElection = (stakeholder: Stakeholder) => ({
    day: electionDay(stakeholder),
    title: `Last day for the 83(b) election of ${nameOrNone(stakeholder.name, 'a founder')}`,
    isDone: stakeholder.has83b,
  });
  const toCliff = (stakeholder: Stakeholder) => ({
    day: cliffDay(stakeholder),
    title: `The cliff of ${nameOrNone(stakeholder.name, 'a stakeholder')} ends and the first shares vest`,
    isDone: isPast(cliffDay(stakeholder)),
  });
  return [
    ...dueRecords(electing, toElection, 'election '),
    ...dueRecords(stakeholders, toCliff, 'cliff '),
    ...dueRecords(
      rounds,
      ({ name, date, investment }) => ({
        day: date,
        title: `Closing of the round ${nameOrNone(name, 'without a name')}`,
        isDone: isPast(date),
        amount: investment,
      }),
      'round ',
    ),
    ...dueRecords(
      notes,
      ({ name, maturity, amount }) => ({
        day: maturity,
        title: `The convertible note of ${nameOrNone(name, 'an investor')} matures`,
        isDone: isPast(maturity),
        amount,
      }),
      'maturity ',
    ),
  ];
}
