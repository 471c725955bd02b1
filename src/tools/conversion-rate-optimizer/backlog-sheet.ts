import { readDraft, type Surroundings } from '@/lib/fields';
import { defineSheet } from '@/lib/define-sheet';
import type { Sheet } from '@/lib/sheet';
import { iceOf, planExperiment, sortBacklog } from './backlog';
import { planFields } from './inputs';
import type { FunnelExtra, Step } from './model';

const sheet = defineSheet('Experiments', {
  idea: ['Idea', 'text'],
  step: ['Step', 'text'],
  hypothesis: ['Hypothesis', 'text'],
  impact: 'Impact',
  confidence: 'Confidence',
  ease: 'Ease',
  ice: 'ICE',
  status: ['Status', 'text'],
  baseline: ['Rate of the Step', 'percent'],
  lift: ['Effect Worth Finding', 'percent'],
  alpha: ['Significance Level', 'percent'],
  power: ['Power', 'percent'],
  perVariant: 'Visitors per Variant',
  traffic: 'Visitors per Day',
  weeks: 'Weeks',
  result: ['Result', 'text'],
});

/** The list with its scores and the size of each test, worked out again when a figure is changed. */
export function toBacklogSheets(steps: readonly Step[], { backlog, plan }: FunnelExtra, around: Surroundings): Sheet[] {
  const all = sortBacklog(backlog?.records ?? []);
  if (all.length === 0) return [];
  const settings = readDraft(planFields, plan, around).values;
  const names = new Map(steps.map(({ id, name }) => [id, name]));
  return [
    sheet.toSheet(
      all.map((one, row) => {
        const at = (column: Parameters<typeof sheet.at>[0]) => sheet.at(column, row);
        const { baseline, perVariant, weeks } = planExperiment(one, steps, settings);
        const target = `(${at('baseline')}*(1+${at('lift')}))`;
        const mean = `((${at('baseline')}+${target})/2)`;
        const forAlpha = `NORM.S.INV(1-${at('alpha')}/2)*SQRT(2*${mean}*(1-${mean}))`;
        const forPower = `NORM.S.INV(${at('power')})*SQRT(${at('baseline')}*(1-${at('baseline')})+${target}*(1-${target}))`;
        return {
          idea: one.idea,
          step: names.get(one.step) ?? '',
          hypothesis: one.hypothesis,
          impact: one.impact,
          confidence: one.confidence,
          ease: one.ease,
          ice: { formula: `AVERAGE(${at('impact')},${at('confidence')},${at('ease')})`, value: iceOf(one) },
          status: one.status,
          baseline,
          lift: one.lift,
          alpha: settings.alpha,
          power: settings.power,
          perVariant:
            perVariant === null
              ? null
              : { formula: `MAX(2,ROUNDUP(((${forAlpha}+${forPower})/(${target}-${at('baseline')}))^2,0))`, value: perVariant },
          traffic: settings.traffic > 0 ? settings.traffic : null,
          weeks: weeks === null ? null : { formula: `ROUNDUP(ROUNDUP(2*${at('perVariant')}/${at('traffic')},0)/7,0)`, value: weeks },
          result: one.result,
        };
      }),
    ),
  ];
}
