import { useLiveForm } from '@/kinds/work/live-form';
import { checkFields, planFields, valueFields } from '../inputs';
import type { FunnelRecords } from './use-funnel';

export const useValueForm = ({ extra, setExtra, tool }: FunnelRecords) =>
  useLiveForm(valueFields, extra, tool.around, ({ value }) => setExtra((current) => ({ ...current, value }), { key: 'value' }));

export const usePlanForm = ({ extra, setExtra, tool }: FunnelRecords) =>
  useLiveForm(planFields, extra.plan, tool.around, (plan, name) => setExtra((current) => ({ ...current, plan }), { key: `plan.${name}` }));

export const useCheckForm = ({ extra, setExtra, tool }: FunnelRecords) =>
  useLiveForm(checkFields, extra.check, tool.around, (check, name) =>
    setExtra((current) => ({ ...current, check }), { key: `check.${name}` }),
  );
