import { useState } from 'react';
import { completeDraft, decimal, integer, longText, money, percent } from '@/lib/fields';
import { currencySign } from '@/lib/money';
import { foldText, plural } from '@/lib/text';
import { toPercent } from '@/lib/numbers';
import { Download } from '@/kinds/work/download';
import { useDraftForm } from '@/kinds/work/draft-form';
import { useLiveForm } from '@/kinds/work/live-form';
import { usualLimits } from '@/kinds/metrics/progress';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { SelectBox } from '@/ui/search-box';
import { boardFiles } from '../files';
import { limitsOf } from '../model';
import { addTemplate, moneyUnit, templates, type Template } from '../templates';
import { FormulaForm } from './formula-form';
import type { KpiRecords } from './use-kpi-forms';

export type Setup = 'template' | 'formula' | 'limits' | 'board';

interface Props {
  records: KpiRecords;
  onClose: () => void;
}

/** What is set up now and then, each in a dialog of its own. */
export function SetupDialog({ kind, ...props }: Props & { kind: Setup }) {
  if (kind === 'template') return <TemplateDialog {...props} />;
  if (kind === 'limits') return <LimitsDialog {...props} />;
  if (kind === 'board') return <BoardDialog {...props} />;
  return (
    <Dialog title="Add a KPI from a formula" width="wide" onClose={props.onClose}>
      <FormulaForm records={props.records} onDone={props.onClose} />
    </Dialog>
  );
}

const fieldsOf = ({ figures }: Template) =>
  Object.fromEntries(
    figures.flatMap(({ name, unit }) => {
      // Each says below itself how "12.400" was read.
      const field = unit === moneyUnit ? money : unit === '' ? integer : decimal;
      return [
        [`value ${name}`, field(`${name} now`)],
        [`target ${name}`, field(`${name} target`)],
      ];
    }),
  );

function TemplateDialog({ records, onClose }: Props) {
  const [kind, setKind] = useState(templates[0]?.kind ?? '');
  const template = templates.find((one) => one.kind === kind) ?? templates[0];
  return (
    <Dialog title="Start from a template" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">Fill in what you know. Only figures with a value are added; ratios among them are worked out.</p>
      <div className="mb-4">
        <SelectBox
          label="Kind of business"
          value={kind}
          options={templates.map((one) => ({ value: one.kind, label: one.kind }))}
          onChange={setKind}
        />
      </div>
      {template && <TemplateForm key={kind} template={template} records={records} onClose={onClose} />}
    </Dialog>
  );
}

function TemplateForm({ template, records, onClose }: Props & { template: Template }) {
  const { tool } = records;
  const slot = `template:${template.kind}`;
  const templateFields = fieldsOf(template);
  const draft = completeDraft(templateFields, tool.drafts[slot], tool.around.today);
  const [isMissing, setIsMissing] = useState(false);
  const typed = (name: string) => ({ value: draft[`value ${name}`] ?? '', target: draft[`target ${name}`] ?? '' });
  const isKnown = (name: string) => records.all.some((kpi) => foldText(kpi.name.trim()) === foldText(name));
  const form = useDraftForm(templateFields, draft, tool.around, (next, name) => tool.setDraft(slot, next, { key: `${slot}.${name}` }), {
    onSubmit: () => {
      const { today, currency } = tool.around;
      const plan = addTemplate(tool.data, template, typed, { today, sign: currencySign(currency), makeId });
      setIsMissing(plan.added.length === 0);
      if (plan.added.length === 0) return;
      tool.changeAll(({ drafts: { [slot]: _taken, ...drafts } }) => ({ data: plan.data, drafts }), {
        say: `${plural(plan.added.length, 'KPI')} added`,
      });
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={form.submit}>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {template.figures.map(({ name }) =>
          isKnown(name) ? (
            <p key={name} className="text-[13px] text-mute sm:col-span-2">
              {name} is in your list.
            </p>
          ) : (
            [`value ${name}`, `target ${name}`].map((each) => <Field key={each} of={form.handle} name={each} />)
          ),
        )}
      </div>
      <p className="mt-4 mb-1 text-[13px] font-[550]">Worked out from them</p>
      <ul className="text-[13px] text-mute">
        {template.formulas.map(({ name, formula }) => (
          <li key={name}>
            {name} = {formula}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 font-semibold">
        {isMissing ? 'Enter at least one value.' : ''}
      </p>
      <div className="mt-3 flex gap-2">
        <Button type="submit" look="primary">
          Add KPIs
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

const limitFields = {
  onTarget: percent('On target from (%)', { required: 'Enter a percentage.', min: 0, max: 1 }),
  close: percent('Close from (%)', { required: 'Enter a percentage.', min: 0, max: 1 }),
};

function LimitsDialog({ records, onClose }: Props) {
  const { tool, setExtra } = records;
  const now = limitsOf(tool.data);
  const [draft, setDraft] = useState({ onTarget: String(toPercent(now.onTarget)), close: String(toPercent(now.close)) });
  const form = useDraftForm(limitFields, draft, tool.around, setDraft, {
    check: ({ onTarget, close }) => (close < onTarget ? {} : { close: 'This has to be below the other one.' }),
    onSubmit: (limits) => {
      setExtra((extra) => ({ ...extra, limits }), { say: 'Limits changed' });
      onClose();
    },
  });
  const reset = () => {
    setExtra(({ limits: _gone, ...extra }) => extra, { say: 'Limits are 90% and 70% again' });
    onClose();
  };
  return (
    <Dialog title="Limits" onClose={onClose}>
      <p className="mb-3 text-mute">
        The share of its target at which a KPI counts as on target, and as close. Below that it needs attention.
      </p>
      <form noValidate onSubmit={form.submit}>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field of={form.handle} name="onTarget" />
          <Field of={form.handle} name="close" />
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button type="submit" look="primary">
            Save Limits
          </Button>
          {now !== usualLimits && <Button onClick={reset}>Back to 90% and 70%</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

const boardFields = {
  boardNote: longText('What the board should know', {
    placeholder: 'What went well, what did not, and what you ask of the board.',
    hint: 'Appears at the top of the report. Leave it empty for figures alone.',
  }),
};

function BoardDialog({ records, onClose }: Props) {
  const { tool, setExtra, extra } = records;
  const form = useLiveForm(boardFields, { boardNote: extra.boardNote ?? '' }, tool.around, ({ boardNote }) =>
    setExtra((before) => ({ ...before, boardNote }), { key: 'boardNote' }),
  );
  return (
    <Dialog title="Board report" width="wide" onClose={onClose}>
      <Field of={form} name="boardNote" />
      <div className="mt-4">
        <Download label="Download PDF" look="primary" files={boardFiles(tool.data, tool.around)} />
      </div>
    </Dialog>
  );
}
