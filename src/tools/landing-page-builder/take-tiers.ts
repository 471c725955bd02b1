import { formatMoney } from '@/lib/money';
import type { TierLine } from '@/lib/topics/tiers';
import { takenId, type Acceptance } from '@/workspace/shares';
import { addSection, changeSection, emptyItem, itemFields, mostItems, type Item, type PageData } from './model';
import { isSampleItem } from './samples';

const { name: nameField, period: periodField, points: pointsField } = itemFields.pricing;

/** What a tier tells of its plan; its button is the user's. */
const toldBy = ({ name, amount, currency, per, points, isMain }: TierLine) => ({
  name: name.slice(0, nameField.maxLength),
  price: amount > 0 ? formatMoney(amount, currency).replace(/[.,]00$/, '') : 'On request',
  period: (amount > 0 && per !== '' ? `per ${per}` : '').slice(0, periodField.maxLength),
  points: points.join('\n').slice(0, pointsField.maxLength),
  isHighlighted: isMain,
});

/** Plans in the first pricing section, in the place of ours; a page without one gets it. */
export const tierAcceptance: Acceptance<PageData, TierLine> = {
  noun: 'plan',
  plan: (data, lines, source) => {
    const names: string[] = [];
    const changed: string[] = [];
    const hasPlans = data.sections.some(({ kind }) => kind === 'pricing');
    const start = hasPlans ? data : addSection('pricing', takenId(source, 'pricing'))(data);
    const section = start.sections.find(({ kind }) => kind === 'pricing');
    if (!section) return { data, names };
    const items = section.items.filter((item) => !isSampleItem('pricing', item));
    for (const line of lines) {
      const id = takenId(source, line.key);
      const told = toldBy(line);
      const place = items.findIndex((item) => item.id === id);
      const old = items[place];
      if (!old) {
        if (items.length >= mostItems) break;
        const made: Item = emptyItem('pricing', id);
        items.push({ ...made, typed: { ...made.typed, ...told, buttonText: `Choose ${told.name}`.slice(0, 80) } });
        names.push(told.name);
      } else if (Object.entries(told).some(([name, value]) => old.typed[name] !== value)) {
        items[place] = { ...old, typed: { ...old.typed, ...told } };
        changed.push(told.name);
      }
    }
    if (names.length + changed.length === 0) return { data, names };
    return { data: changeSection(section.id, (one) => ({ ...one, items }))(start), names, changed };
  },
};
