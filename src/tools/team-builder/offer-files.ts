import { sampleStem } from '@/kinds/records/files';
import type { Surroundings } from '@/lib/fields';
import type { FileChoices } from './files';
import type { Member } from './model';

const formats = [
  ['CSV', '.csv'],
  ['Excel', '.xlsx'],
  ['PDF', '.pdf'],
  ['Word', '.docx'],
  ['HTML', '.html'],
  ['PNG', '-chart.png'],
  ['SVG', '-chart.svg'],
  ['Payroll by month', '-payroll-by-month.csv'],
] as const;

/** The files' own code arrives only when one of them is asked for. The payroll is nothing but pay, so it is offered only with it. */
export function offerFiles(members: readonly Member[], around: Surroundings, choices: FileChoices) {
  const stem = sampleStem('team', [...members, ...choices.openRoles]);
  const offered = choices.hasPrivate ? formats : formats.slice(0, -1);
  return offered.map(([label, ending]) => {
    const name = `${stem}${ending}`;
    const make = async () => {
      const { teamFiles } = await import('./files');
      const offer = teamFiles(stem, members, around, choices).find((candidate) => candidate.label === label);
      if (!offer) throw new Error('This format isn’t available.');
      return offer.make();
    };
    return { label, name, make };
  });
}
