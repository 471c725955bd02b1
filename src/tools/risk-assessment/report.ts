import { documentFiles } from '@/kinds/document/files';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import { isSampleRecord } from '@/kinds/records/state';
import type { FileOffer } from '@/lib/files';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { optionLabel, type Surroundings } from '@/lib/fields';
import { formatMoney, toMajor } from '@/lib/money';
import { toSheet, type Cell, type Column, type Sheet } from '@/lib/sheet';
import { plural } from '@/lib/text';
import { bands, computeSummary, exposureOf, fields, isUnreviewed, levelOf, levels, scoreOf, toGroups, type Risk } from './model';

interface Extra {
  column: Column;
  after: keyof typeof fields;
  cell: (risk: Risk) => Cell;
}

const legend = levels.map((level) => `${level} ${bands[level]}`).join(', ');
const scoreText = (score: number) => `${score} ${levelOf(score)}`;

/** The register as a table: every field, with what follows from it beside it. An import passes over the calculated columns. */
export function toRegisterSheet(risks: readonly Risk[], currency: string): Sheet {
  const calculated: Extra[] = [
    { after: 'impact', column: { label: 'Risk Score', kind: 'number' }, cell: (risk) => scoreOf(risk) },
    { after: 'impact', column: { label: 'Level', kind: 'text' }, cell: (risk) => levelOf(scoreOf(risk)) },
    { after: 'impact', column: { label: 'Note', kind: 'text' }, cell: (risk) => (isUnreviewed(risk) ? 'Defaults not reviewed' : '') },
    { after: 'residualImpact', column: { label: 'Residual score', kind: 'number' }, cell: (risk) => scoreOf(risk, 'residual') },
    { after: 'residualImpact', column: { label: 'Residual level', kind: 'text' }, cell: (risk) => levelOf(scoreOf(risk, 'residual')) },
    { after: 'cost', column: { label: 'Exposure', kind: 'money' }, cell: (risk) => toMajor(exposureOf(risk), currency) },
  ];
  const plain = toSheet('Risk register', fields, risks, currency);
  const beside = Object.keys(fields).map((name) => calculated.filter(({ after }) => after === name));
  const weave = <T>(own: readonly T[], extra: (item: Extra) => T) =>
    own.flatMap((value, index) => [value, ...(beside[index] ?? []).map(extra)]);
  return {
    ...plain,
    columns: weave(plain.columns, ({ column }) => column),
    rows: risks.map((risk, index) => weave(plain.rows[index] ?? [], ({ cell }) => cell(risk))),
  };
}

export function toRegisterDocument(risks: readonly Risk[], { today, currency }: Surroundings): Document {
  const { total, open, high, openHigh, exposure, topExposures } = computeSummary(risks);
  const blocks: Block[] = [
    heading(1, 'Risk register'),
    paragraph([formatDay(today), plural(total, 'risk'), `${open} open`].filter(Boolean).join(' · '), 'muted'),
    paragraph(`High risks (score 15 or more): ${high}, of which open: ${openHigh}.`),
    paragraph(`Score = probability × impact. Levels: ${legend}.`, 'muted'),
  ];
  const samples = risks.filter(isSampleRecord);
  if (samples.length > 0)
    blocks.push(paragraph(`Sample risks: ${samples.map(({ description }) => description.trim()).join('; ')}.`, 'warn'));
  for (const group of toGroups(risks)) {
    blocks.push(heading(2, group.category), {
      kind: 'table',
      columns: [
        { label: 'Risk', weight: 3 },
        { label: 'P × I', weight: 0.8 },
        { label: 'Score', weight: 1.3 },
        { label: 'Residual', weight: 1.3 },
        { label: 'Mitigation', weight: 2.4 },
        { label: 'Owner', weight: 1.1 },
        { label: 'Status', weight: 1.3 },
      ],
      rows: group.risks.map((risk) => [
        risk.description,
        `${risk.probability} × ${risk.impact}`,
        `${scoreText(scoreOf(risk))}${isUnreviewed(risk) ? ' (defaults not reviewed)' : ''}`,
        scoreText(scoreOf(risk, 'residual')),
        risk.mitigation,
        risk.owner,
        optionLabel(fields.status, risk.status),
      ]),
    });
  }
  if (topExposures.length > 0) {
    blocks.push(heading(2, 'Exposure'), paragraph('Chance × cost of open risks. The figures are estimates entered by hand.', 'muted'), {
      kind: 'table',
      columns: [
        { label: 'Largest exposures', weight: 4 },
        { label: 'Amount', align: 'right' },
      ],
      rows: topExposures.map((item) => [item.risk.description, formatMoney(item.exposure, currency)]),
      foot: [['Total of all open risks', formatMoney(exposure, currency)]],
    });
  }
  return { title: 'Risk register', blocks, ...(samples.length > 0 && samples.length === risks.length ? { mark: 'Sample' } : {}) };
}

export function registerFiles(stem: string, risks: readonly Risk[], around: Surroundings): FileOffer[] {
  return [
    ...sheetFiles(stem, markSamples(toRegisterSheet(risks, around.currency), risks)),
    ...documentFiles(stem, toRegisterDocument(risks, around), ['pdf', 'docx'], around.currency),
  ];
}
