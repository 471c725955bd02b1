import { use, useMemo, useState } from 'react';
import { formatValue, type Fields, type RecordOf } from '@/lib/fields';
import { OpenedWork } from '@/kinds/work/opened-work';
import { midSentence, pluralOf } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/layout';
import { adoptCurrency } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { useUndo } from '@/workspace/tool-state';
import { answerWords, ImportQuestions, placeOptions, type Place } from './import-questions';
import {
  describeTaken,
  findCurrency,
  findOpenDates,
  findUnknownWords,
  guessMapping,
  noAnswers,
  type ImportAnswers,
  type Mapping,
} from './import-records';
import { FileStep, MatchStep, OutcomeStep, Progress, useImportedTable } from './import-steps';
import type { ReadOther } from './read-table';
import { isSampleRecord, type RecordsData } from './state';
import { useImportPlan } from './use-import-plan';
import type { List } from './use-list';

/** What an import needs of a list, whose fields may be fewer or laxer than those of the list itself. */
export type Importable<F extends Fields> = Pick<List<F>, 'fields' | 'noun' | 'adds' | 'tool' | 'all' | 'addAll' | 'replaceAll'>;

export interface ImportDialogProps<F extends Fields> {
  records: Importable<F>;
  /** Two records with the same identity are the same record. */
  identity: (record: RecordOf<F>) => string;
  /** Why a record is refused that every field alone would take. Defined outside the screen, so that it stays the same. */
  refuse?: (record: RecordOf<F>) => string;
  /** The same thing may happen twice, such as a payment; people, names and links are listed once. */
  mayRepeat?: boolean;
  /** Usual headers of other programs, by field. */
  otherNames?: Record<string, readonly string[]>;
  /** Reads formats other than CSV; undefined leaves the file to the CSV reader. */
  readOther?: ReadOther;
  accept?: string;
  hint: string;
  /** What may be pasted instead of a file, as the name of the box for it. */
  paste?: string;
  onClose: () => void;
}

const previewRows = 5;

export const tableTypes = '.csv,.xlsx,.tsv,.txt,text/csv,.json,application/json';

/** What is left in the list when the new records come. */
const keptRecords = <T extends { id: string; isEdited?: true }>(all: readonly T[], place: Place): readonly T[] =>
  place === 'add' ? all : place === 'replace-all' ? [] : all.filter((record) => !isSampleRecord(record));

/** File in, columns matched, open questions answered, outcome shown, and only then anything changed. */
export function ImportDialog<F extends Fields>({
  records,
  identity,
  refuse,
  mayRepeat = false,
  otherNames,
  readOther,
  accept = tableTypes,
  hint,
  paste,
  onClose,
}: ImportDialogProps<F>) {
  const { fields, tool, all, adds } = records;
  const id = use(ToolIdContext);
  const noun = midSentence(records.noun);
  const { canUndo } = useUndo();
  const [mapping, setMapping] = useState<Mapping>({});
  const [given, setGiven] = useState<ImportAnswers>(noAnswers);
  const hasSamples = all.some(isSampleRecord);
  // What was there before anyone did anything is the tool's, not the user's.
  const [place, setPlace] = useState<Place>(hasSamples ? 'replace-samples' : all.length > 0 && !canUndo ? 'replace-all' : 'add');
  const { table, whole, problem, open, progress, cancel } = useImportedTable(
    (read) => {
      setMapping(guessMapping(fields, read.headers, otherNames));
      setGiven(noAnswers);
    },
    readOther,
    true,
  );

  const kept = useMemo(() => keptRecords(all, place), [all, place]);
  const found = table && findCurrency(fields, table, mapping, tool.around.currency);
  const currency = kept.length === 0 ? (found ?? tool.around.currency) : tool.around.currency;
  const around = useMemo(() => ({ ...tool.around, currency }), [tool.around, currency]);
  const dates = useMemo(() => (table ? findOpenDates(fields, table, mapping) : []), [fields, table, mapping]);
  const words = useMemo(() => (table ? findUnknownWords(fields, table, mapping, around) : []), [fields, table, mapping, around]);
  const answers = useMemo(() => answerWords(words, given), [words, given]);
  const planned = useImportPlan(fields, table, mapping, kept, around, { identity, makeId, refuse, mayRepeat, answers });
  const { plan } = planned;

  const take = () => {
    if (!plan) return;
    if (currency !== tool.around.currency) {
      // Nothing is kept then; the amounts come in as they are, and what they are in changes with the same step.
      records.replaceAll(plan.records);
      adoptCurrency(id, currency, (data) => ({ ...(data as RecordsData<F>), currency }));
    } else if (place === 'add') records.addAll(plan.records);
    else records.replaceAll(adds === 'last' ? [...kept, ...plan.records] : [...plan.records, ...kept]);
    tool.say(describeTaken(plan, noun));
    onClose();
  };
  const columns = Object.entries(fields).map(([name, field]) => [name, field.label] as const);
  const toCells = (record: RecordOf<F>) =>
    Object.entries(fields).map(([name, field]) => formatValue(field, (record as Record<string, unknown>)[name], currency));

  return (
    <Dialog title={`Import ${pluralOf(noun)}`} width="wide" onClose={onClose}>
      <FileStep
        hint={hint}
        paste={paste}
        accept={accept}
        problem={problem || (planned.problem ?? '')}
        onOpen={open}
        progress={progress}
        onCancel={cancel}
      />
      {whole && <OpenedWork envelopes={whole.envelopes} onClose={onClose} />}
      {table && (
        <>
          <MatchStep columns={columns} headers={table.headers} mapping={mapping} onChange={setMapping} />
          <ImportQuestions
            dates={dates}
            words={words}
            repeats={plan?.repeats ?? 0}
            mayRepeat={mayRepeat}
            answers={answers}
            onAnswer={setGiven}
            place={
              all.length > 0
                ? { value: place, options: placeOptions({ hasSamples, hasOwn: !all.every(isSampleRecord) }), onChange: setPlace }
                : undefined
            }
            around={around}
          />
          {currency !== tool.around.currency && (
            <div className="mt-3">
              <Notice tone="plain">The amounts are in {currency}, so this list will be too.</Notice>
            </div>
          )}
          {planned.progress !== undefined && planned.stop && (
            <Progress label="Reading the rows" share={planned.progress} onCancel={planned.stop} />
          )}
          {plan && (
            <OutcomeStep
              plan={plan}
              noun={noun}
              headers={columns.map(([, label]) => label)}
              preview={plan.records.slice(0, previewRows).map((record) => ({ id: record.id, cells: toCells(record) }))}
              onTake={take}
              onClose={onClose}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
