import { groupBy } from '@/lib/lists';
import type { Records } from '@/kinds/records/use-records';
import { IconButton } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { More } from '@/ui/more';
import type { fields, Rule, TrackerExtra } from '../model';
import { starterRules } from '../rules';

/** How bank rows find their category, in plain sight. */
export function RulesPanel({ records }: { records: Records<typeof fields, TrackerExtra> }) {
  const { rules } = records.extra;
  const remove = (gone: Rule) =>
    records.setExtra((extra) => ({ ...extra, rules: extra.rules.filter((rule) => rule !== gone) }), { say: 'Rule removed' });
  const starters = [...groupBy(starterRules, ({ category }) => category)];
  return (
    <Panel title="Rules for bank rows">
      <p className="mb-3 text-mute">
        {rules.length === 0
          ? 'Put an imported row into another category, and the next import does the same with rows like it.'
          : 'Learned from your corrections. They take priority over the built-in words.'}
      </p>
      {rules.length > 0 && (
        <ul className="rows mb-3" aria-label="Your rules">
          {rules.map((rule) => (
            <li key={`${rule.type} ${rule.text}`} className="flex items-center justify-between gap-3 px-4 py-1.5">
              <span className="min-w-0 break-words">
                “{rule.text}” → {rule.category}{' '}
                <span className="text-[13px] text-mute">{rule.type === 'income' ? 'Income' : 'Expense'}</span>
              </span>
              <IconButton icon="trash-2" label={`Remove the rule for ${rule.text}`} onClick={() => remove(rule)} />
            </li>
          ))}
        </ul>
      )}
      <More title="Built-in words" isUsed={false}>
        <dl className="mt-1 grid gap-2 text-[14px]">
          {starters.map(([category, members]) => (
            <div key={category}>
              <dt className="font-[550]">{category}</dt>
              <dd className="break-words text-mute">{members.map(({ text }) => text).join(', ')}</dd>
            </div>
          ))}
        </dl>
      </More>
    </Panel>
  );
}
