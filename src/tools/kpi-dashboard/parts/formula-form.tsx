import { choice, completeDraft, decimal, text } from '@/lib/fields';
import { useDraftForm } from '@/kinds/work/draft-form';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { saveFormula } from '../edits';
import { longestFormula, readFormula, writeFormula } from '../formula';
import { fields, type Kpi } from '../model';
import type { KpiRecords } from './use-kpi-forms';

const { name, unit, category, direction, targetDate } = fields;
const formulaFields = {
  name: text(name.label, { required: 'Give the KPI a name.', maxLength: name.maxLength, placeholder: 'LTV to CAC' }),
  formula: text('Formula', {
    required: 'Enter a formula.',
    maxLength: longestFormula,
    placeholder: 'LTV / CAC',
    hint: 'Names of your KPIs, numbers and + - * / ( ).',
  }),
  unit,
  category,
  targetValue: decimal('Target Value'),
  direction: choice('Direction', ['higher', 'lower'], { default: 'higher', labels: direction.labels ?? {} }),
  targetDate,
};
type Names = keyof typeof formulaFields;
const shownNames: Names[] = ['name', 'formula', 'unit', 'category', 'targetValue', 'direction', 'targetDate'];
const wide = new Set<Names>(['name', 'formula']);
/** More could not be taken in at a glance. */
const mostOffered = 12;

interface FormulaFormProps {
  records: KpiRecords;
  /** The one that is changed, or nothing for a new one. */
  kpi?: Kpi;
  onDone: () => void;
}

/** A KPI that follows from others, such as LTV to CAC. */
export function FormulaForm({ records, kpi, onDone }: FormulaFormProps) {
  const { tool, all, extra } = records;
  const slot = kpi ? `formula:${kpi.id}` : 'formula';
  const known = all.filter(({ id }) => id !== kpi?.id);
  const start = kpi && {
    name: kpi.name,
    formula: writeFormula(extra.formulas?.find(({ id }) => id === kpi.id)?.parts ?? [], all),
    unit: kpi.unit,
    category: kpi.category,
    targetValue: kpi.targetTyped,
    direction: kpi.direction === 'lower' ? 'lower' : 'higher',
    targetDate: kpi.targetDate,
  };
  const draft = completeDraft(formulaFields, tool.drafts[slot] ?? start, tool.around.today);
  const form = useDraftForm(
    formulaFields,
    draft,
    tool.around,
    (next, changed) => tool.setDraft(slot, next, { key: `${slot}.${changed}` }),
    {
      check: ({ formula }) => {
        const read = readFormula(formula, known);
        return formula.trim() === '' || read.ok ? {} : { formula: read.problem };
      },
      onSubmit: ({ formula, ...values }) => {
        const read = readFormula(formula, known);
        if (!read.ok) return;
        const rest = { upperTarget: 0, trend: 'stable', changePercent: 0, currentValue: 0 } as const;
        const saved: Kpi = { ...rest, ...kpi, ...values, targetTyped: draft.targetValue.trim(), id: kpi?.id ?? makeId() };
        tool.changeAll(({ data, drafts: { [slot]: _taken, ...drafts } }) => ({ data: saveFormula(data, saved, read.parts), drafts }), {
          say: kpi ? 'KPI saved' : 'KPI added',
        });
        onDone();
      },
    },
  );
  const insert = (word: string) => form.handle.set('formula', `${draft.formula.trimEnd()} ${word}`.trimStart());
  return (
    <form noValidate aria-label={kpi ? 'Edit formula' : 'Add a KPI from a formula'} onSubmit={form.submit}>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {shownNames.map((each) => (
          <Field key={each} of={form.handle} name={each} wide={wide.has(each)} />
        ))}
      </div>
      <p className="mt-3 mb-1 text-[13px] text-mute">Add to the formula:</p>
      <div className="flex flex-wrap gap-1.5">
        {known.slice(0, mostOffered).map(({ id, name: each }) => (
          <button key={id} type="button" className="chip min-h-6 underline underline-offset-2" onClick={() => insert(each.trim())}>
            {each.trim() || 'KPI'}
          </button>
        ))}
      </div>
      <div className="mt-4 flex gap-2">
        <Button type="submit" look="primary">
          {kpi ? 'Save Changes' : 'Add KPI'}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
