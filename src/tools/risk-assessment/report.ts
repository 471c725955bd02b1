import { documentFiles } from '@/kinds/document/files';
import { markSamples, sheetFiles } from '@/kinds/records/files';
import { isSampleRecord } from '@/kinds/records/state';
import type { FileOffer } from '@/lib/files';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { heatChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { optionLabel, type Surroundings } from '@/lib/fields';
import { formatMoney, toMajor } from '@/lib/money';
import { toSheet, type Cell, type Column, type Sheet } from '@/lib/sheet';
import { plural } from '@/lib/text';
import { bands, computeSummary, exposureOf, fields, isOpen, isUnreviewed, levelOf, levels, scoreOf, toGroups, type Risk } from './model';

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

const steps = [1, 2, 3, 4, 5] as const;

/** Open risks by how likely and how bad they are. */
function toMatrix(risks: readonly Risk[]): Block {
  const open = risks.filter(isOpen);
  const count = (probability: number, impact: number) =>
    open.filter((risk) => risk.probability === probability && risk.impact === impact).length;
  const places = [...steps].reverse().flatMap((probability, row) =>
    steps.map((impact, column) => ({
      row,
      column,
      strength: (probability * impact) / 25,
      count: count(probability, impact),
      probability,
      impact,
    })),
  );
  return heatChart('Open risks by probability and impact', {
    rows: [...steps].reverse().map((probability) => `Probability ${probability}`),
    columns: ['Impact', ...steps.map(String)],
    cells: places.map(({ count: found, ...cell }) => ({ ...cell, text: found > 0 ? plural(found, 'risk') : '' })),
    said: places
      .filter((place) => place.count > 0)
      .map((place) => `${plural(place.count, 'risk')} at ${place.probability} × ${place.impact}`)
      .join(', '),
  });
}

export function toRegisterDocument(risks: readonly Risk[], { today, currency }: Surroundings): Document {
  const { total, open, high, openHigh, exposure, topExposures } = computeSummary(risks);
  const blocks: Block[] = [
    heading(1, 'Risk register'),
    paragraph([formatDay(today), plural(total, 'risk'), `${open} open`].filter(Boolean).join(' · '), 'muted'),
    {
      kind: 'figures',
      items: [
        { label: 'open risks', value: String(open) },
        { label: 'high risks (score 15 or more)', value: String(high) },
        { label: 'high risks still open', value: String(openHigh) },
        ...(exposure > 0 ? [{ label: 'exposure of open risks', value: formatMoney(exposure, currency) }] : []),
      ],
    },
  ];
  const samples = risks.filter(isSampleRecord);
  if (samples.length > 0 && samples.length < risks.length)
    blocks.push(paragraph(`Sample risks: ${samples.map(({ description }) => description.trim()).join('; ')}.`, 'warn'));
  if (open > 0) blocks.push(heading(2, 'Where the risks lie'), toMatrix(risks));
  blocks.push({ kind: 'note', text: `Score = probability × impact. Levels: ${legend}.` });
  blocks.push(heading(2, 'Register'), {
    kind: 'table',
    columns: [
      { label: 'Risk', weight: 4 },
      { label: 'Score', weight: 1.6 },
      { label: 'Residual', weight: 1.2 },
      { label: 'Owner', weight: 1 },
      { label: 'Status', weight: 1.2 },
    ],
    rows: toGroups(risks).flatMap((group) =>
      group.risks.map((risk) => [
        risk.description,
        `${scoreText(scoreOf(risk))} (${risk.probability}\u00a0×\u00a0${risk.impact})`,
        scoreText(scoreOf(risk, 'residual')),
        risk.owner,
        optionLabel(fields.status, risk.status),
      ]),
    ),
    notes: toGroups(risks).flatMap((group) =>
      group.risks.map((risk) =>
        [
          group.category,
          ...(isUnreviewed(risk) ? ['Score left at its defaults, not reviewed'] : []),
          ...(risk.mitigation.trim() === '' ? [] : [`Mitigation: ${risk.mitigation.trim()}`]),
        ].join(' · '),
      ),
    ),
  });
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
