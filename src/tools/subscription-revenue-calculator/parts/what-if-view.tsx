import { useMemo } from 'react';
import { choice, emptyDraft } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatCompactMoney } from '@/lib/compact-money';
import { useLiveForm } from '@/kinds/work/live-form';
import { Chart } from '@/ui/chart';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { moveFields, nameTiers, type Settings } from '../model';
import { computeWhatIf, moveNames, type MoveName } from '../moves';
import { Figures, Notes } from './figures';
import type { TierRecords } from './use-subscription-plan';

type TierMove = 'trialTier' | 'upgradeFrom' | 'upgradeTo';
const shownNames = Object.keys(moveFields) as (keyof typeof moveFields)[];

const notes = [
  'Trials that end well join in the same month, on top of the growth of the tier.',
  'A price rise counts for everyone from its month on. Those lost to it leave once, beside the usual churn.',
  'Upgrades move a share of a tier’s subscribers each month, at the price of the new tier.',
];

export default function WhatIfView({ records, settings }: { records: TierRecords; settings: Settings }) {
  const { all, extra, setExtra, tool } = records;
  const { currency } = tool.around;
  const shownFields = useMemo(() => {
    const names = nameTiers(all);
    const labels = Object.fromEntries(all.map(({ id }, place) => [id, names[place] ?? '']));
    const pick = (name: TierMove, nobody: string) =>
      choice(moveFields[name].label, ['', ...all.map(({ id }) => id)], { labels: { ...labels, '': nobody } });
    return {
      ...moveFields,
      trialTier: pick('trialTier', 'The first tier'),
      upgradeFrom: pick('upgradeFrom', 'None'),
      upgradeTo: pick('upgradeTo', 'None'),
    };
  }, [all]);
  const kept = extra.moves ?? emptyDraft(moveFields, '');
  const known = (id: string) => (all.some((tier) => tier.id === id) ? id : '');
  // A tier that was deleted is nobody’s.
  const draft = { ...kept, trialTier: known(kept.trialTier), upgradeFrom: known(kept.upgradeFrom), upgradeTo: known(kept.upgradeTo) };
  const form = useLiveForm(shownFields, draft, tool.around, (moves, name) =>
    setExtra((before) => ({ ...before, moves }), { key: `moves.${name}` }),
  );
  const result = useMemo(() => computeWhatIf(all, settings, form.values), [all, settings, form.values]);
  const money = (minor: number) => formatMoney(minor, currency);
  const signed = (minor: number) => `${minor > 0 ? '+' : ''}${money(minor)}`;
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {shownNames.map((name) => (
          <Field key={name} of={form} name={name} />
        ))}
      </div>
      {!result ? (
        <div className="mt-4">
          <Notice>The figures are too large to work with.</Notice>
        </div>
      ) : (
        <div className="mt-5">
          <Figures
            figures={[
              { label: 'Adds in total', text: signed(result.gain), note: `To the revenue of ${settings.months} months.` },
              ...(Object.keys(moveNames) as MoveName[]).map((name) => ({
                label: moveNames[name],
                text: signed(result.alone[name]),
                note: 'On its own.',
              })),
            ]}
          />
          <Chart
            label="Revenue by month, as projected and with these changes"
            look="lines"
            categories={result.months.map(({ month }) => `${month}`)}
            series={[
              { name: 'As projected', values: result.months.map(({ base }) => base) },
              { name: 'With these changes', values: result.months.map(({ moved }) => moved) },
            ]}
            format={money}
            formatAxis={(minor) => formatCompactMoney(minor, currency)}
          />
        </div>
      )}
      <Notes notes={notes} />
    </>
  );
}
