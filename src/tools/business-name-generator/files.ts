import type { FileOffer } from '@/lib/files';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import type { Sheet } from '@/lib/sheet';
import type { ListedName } from './ideas';
import { domainOf, fileStem, type Made, type NameData } from './model';
import { readBasis } from './roots';
import { scoreName } from './score';
import { classes, judgeStrength } from './strength';
import { countVotes } from './votes';

/** What is known of a domain, in words: nothing, until a registry was asked. */
export type DomainWords = (domain: string) => string;

const madeHere = 'Made on your device';
const shared = ['Domain', 'Domain status', 'Trademark class'] as const;
const scores = ['Easy to say', 'Spelled as heard', 'Length', 'Rhythm', 'Distinctiveness', 'Score'] as const;
const textColumn = (label: string) => ({ label, kind: 'text' as const });
const numberColumn = (label: string) => ({ label, kind: 'number' as const });

function judgedCells(name: string, answers: Made['answers'], words: DomainWords, basis = readBasis(answers)) {
  const strength = judgeStrength(name, answers, basis);
  const { lines, total } = scoreName(name, strength);
  const domain = domainOf(name);
  return {
    texts: [domain ?? '', domain ? words(domain) : 'No domain', strength ? classes[strength.kind].label : ''],
    numbers: [...lines.map(({ score }) => score?.value ?? null), total ?? null],
  };
}

/** Judged only when a file is asked for: the list on the screen has done it once already. */
const judgeLate = (stem: string, makeSheet: () => Sheet): FileOffer[] =>
  sheetFiles(stem, { name: '', columns: [], rows: [] }).map(({ label, name }, index) => ({
    label,
    name,
    make: () => sheetFiles(stem, makeSheet())[index]?.make() ?? new Blob(),
  }));

export const notChecked: DomainWords = () => 'Domain not checked';

/** The list on the screen, with how each name came about. */
export function nameFiles(data: NameData, made: Made, names: readonly ListedName[], words = notChecked): FileOffer[] {
  const stem = fileStem(data, 'business-names');
  const makeRows = (basis = readBasis(made.answers)) =>
    names.map(({ name, description, category, source }) => {
      const { texts, numbers } = judgedCells(name, made.answers, words, basis);
      return [name, ...texts, category, description, ...numbers, source ?? madeHere];
    });
  const makeSheet = (): Sheet => ({
    name: 'Business names',
    columns: [
      textColumn('Name'),
      ...shared.map(textColumn),
      textColumn('Category'),
      textColumn('Description'),
      ...scores.map(numberColumn),
      textColumn('Source'),
    ],
    rows: makeRows(),
  });
  return [...judgeLate(stem, makeSheet)];
}

/** The shortlist with notes, scores and, once there are any, votes. */
export function shortlistFiles(data: NameData, words = notChecked): FileOffer[] {
  const stem = fileStem(data, 'name-shortlist');
  const answers = (data.made ?? data).answers;
  const { tally } = countVotes(data.ballot, data.votes);
  const makeRows = (basis = readBasis(answers)) =>
    data.shortlist.map(({ name, origin, note }) => {
      const { texts, numbers } = judgedCells(name, answers, words, basis);
      return [name, ...texts, origin, note, ...numbers, tally.find((line) => line.name === name)?.points ?? null];
    });
  const makeSheet = (): Sheet =>
    markSamples(
      {
        name: 'Shortlist',
        columns: [
          textColumn('Name'),
          ...shared.map(textColumn),
          textColumn('Origin'),
          textColumn('Note'),
          ...scores.map(numberColumn),
          numberColumn('Vote points'),
        ],
        rows: makeRows(),
      },
      data.shortlist.map(({ id, isEdited }) => ({ id, ...(isEdited ? { isEdited } : {}) })),
    );
  return judgeLate(stem, makeSheet);
}
