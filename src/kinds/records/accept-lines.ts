import { emptyDraft, readDraft, type FieldDefinition, type Fields, type RecordOf, type Surroundings, type ValuesOf } from '@/lib/fields';
import { takenId, type Acceptance } from '@/workspace/shares';
import { inCurrency, type RecordsData } from './state';

interface Taking<F extends Fields, Line> {
  noun: string;
  verb?: string;
  /** What a line tells of its record, every time it is taken. */
  told: (line: Line, around: Surroundings) => Partial<ValuesOf<F>>;
  /** What a new record starts with beside that, where it is not the field's own default; the user's from then on. */
  start?: (line: Line, around: Surroundings) => Partial<ValuesOf<F>>;
  nameOf: (record: RecordOf<F>) => string;
}

const fit = (field: FieldDefinition | undefined, value: unknown) =>
  field && 'maxLength' in field && typeof value === 'string' ? value.slice(0, field.maxLength) : value;

/** Lines of other tools as records of a list. One that was taken before gets what its line tells now and keeps everything else. */
export function acceptLines<F extends Fields, Extra, Line extends { key: string }>(
  fields: F,
  { noun, verb, told, start, nameOf }: Taking<F, Line>,
): Acceptance<RecordsData<F, Extra>, Line> {
  const fitAll = (values: object) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fit(fields[name], value)]));
  return {
    noun,
    ...(verb === undefined ? {} : { verb }),
    plan: (data, lines, source, around) => {
      const next = inCurrency(fields, data, around.currency).slice();
      const added: RecordOf<F>[] = [];
      const changed: string[] = [];
      const defaults = readDraft(fields, emptyDraft(fields, around.today), around).values;
      for (const line of lines) {
        const id = takenId(source, line.key);
        const news = fitAll(told(line, around));
        const place = next.findIndex((record) => record.id === id);
        const old = next[place];
        if (!old) {
          if (!added.some((record) => record.id === id)) added.push({ ...defaults, ...fitAll(start?.(line, around) ?? {}), ...news, id });
        } else if (Object.entries(news).some(([name, value]) => JSON.stringify(old[name as keyof typeof old]) !== JSON.stringify(value))) {
          next[place] = { ...old, ...news };
          changed.push(nameOf(next[place]));
        }
      }
      if (added.length + changed.length === 0) return { data, names: [] };
      return { data: { ...data, currency: around.currency, records: [...added, ...next] }, names: added.map(nameOf), changed };
    },
  };
}
