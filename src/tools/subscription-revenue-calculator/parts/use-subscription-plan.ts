import { useMemo } from 'react';
import { isAllSample } from '@/kinds/records/state';
import { useRecords, type Records } from '@/kinds/records/use-records';
import { useLiveForm } from '@/kinds/work/live-form';
import type { FormHandle } from '@/ui/field';
import { fields, readDiscount, readSettings, settingFields, state, type Extra } from '../model';
import { computeProjection } from '../projection';

export type TierRecords = Records<typeof fields, Extra>;
export type SettingsForm = FormHandle<typeof settingFields>;

/** The tiers, the settings and what comes of them. */
export function useSubscriptionPlan() {
  const records = useRecords(state, fields, 'Tier', 'last');
  const { all, extra, setExtra, tool } = records;
  const { around } = tool;

  const setSettings = (draft: Extra['settings'], name: string) =>
    setExtra((current) => ({ ...current, settings: draft }), { key: `settings.${name}` });
  const live = useLiveForm(settingFields, extra.settings, around, setSettings);
  const discount = readDiscount(extra.settings.discount);
  const { discount: _live, ...problems } = live.problems;
  const form: SettingsForm = {
    ...live,
    // Beside prices of the user's own, a sign typed with a cost is refused in words and changes nothing.
    ...(isAllSample(all) ? {} : { set: (name, value) => setSettings({ ...extra.settings, [name]: value }, name) }),
    problems: discount.problem === undefined ? problems : { ...problems, discount: discount.problem },
    notes: { ...live.notes, discount: discount.note },
  };

  const settings = useMemo(() => readSettings(extra.settings, around), [extra.settings, around]);
  const projection = useMemo(() => computeProjection(all, settings), [all, settings]);

  return { records, form, settings, projection };
}
