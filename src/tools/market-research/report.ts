import { bullets, heading, paragraph, type Block, type Document, type Picture } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { readBudget } from './budget';
import { forceNames, forces, insights, insightTitles, levelWords, quadrants, quadrantTitles, templateNote } from './content';
import { writeInsights } from './insights';
import { makeGuide } from './interviews';
import {
  computePressure,
  evidenceFields,
  findSampleParts,
  isAllSample,
  linesOf,
  namedCompetitors,
  readMarket,
  tally,
  type ResearchData,
} from './model';
import { radarPicture } from './radar';
import { readSizes, sizeNames } from './sizes';

const open = '[not filled in]';

/** Beside words of the user's own, what is left of the sample says so. */
const partsOf = (data: ResearchData) => (isAllSample(data) ? undefined : findSampleParts(data));
const tag = (text: string, isSample = false) => (isSample && !/\(sample\b/i.test(text) ? `${text} (sample)` : text);

function marketBlocks(data: ResearchData, currency: string): Block[] {
  const { industry, targetMarket, location, budget } = readMarket(data.market);
  const amount = readBudget(budget, currency);
  const rows = [
    { label: 'Industry', value: industry || open },
    { label: 'Target market', value: tag(targetMarket || open, partsOf(data)?.targetMarket) },
    { label: 'Geographic location', value: location || open },
    {
      label: 'Initial budget',
      value:
        budget === '' ? open : amount && amount.replace(/\.0+$/, '') !== budget.replace(/\.0+$/, '') ? `${budget} (${amount})` : budget,
    },
  ];
  return [{ kind: 'terms', rows }];
}

/** The figures that another tool worked out, with how. */
function sizeBlocks(data: ResearchData, currency: string): Block[] {
  const { lines, basis } = readSizes(data, currency);
  if (lines.length === 0) return [];
  return [
    heading(2, 'Market size'),
    {
      kind: 'figures',
      items: lines.map(({ key, amount }) => ({ label: `${key.toUpperCase()} a year`, value: formatMoney(amount, currency) })),
    },
    paragraph(
      `${lines.map(({ key }) => `${key.toUpperCase()}: ${sizeNames[key]}`).join('; ')}. Worked out ${basis === '' ? 'in our own calculation' : `in our own calculation (${basis})`}.`,
      'muted',
    ),
  ];
}

/** How much the report rests on. */
function figureBlocks(data: ResearchData): Block[] {
  const { average } = computePressure(data.forces);
  const counts: [number, string, string][] = [
    [data.evidence.records.length, 'finding', 'findings'],
    [data.interviews, 'interview', 'interviews'],
    [namedCompetitors(data).length, 'competitor', 'competitors'],
  ];
  const items = [
    ...counts.filter(([count]) => count > 0).map(([count, one, many]) => ({ label: count === 1 ? one : many, value: formatNumber(count) })),
    ...(average === null ? [] : [{ label: 'average pressure of five forces, own judgment', value: `${formatNumber(average, 1)} of 5` }]),
  ];
  return items.length > 1 ? [{ kind: 'figures', items }] : [];
}

function insightBlocks(data: ResearchData): Block[] {
  if (readMarket(data.market).industry === '') return [];
  const template = writeInsights(data);
  // What holds for every part of the chapter is said once.
  const isAllTemplate = insights.every((insight) => data.notes[insight] === undefined);
  return [
    heading(2, 'Notes'),
    ...(isAllTemplate ? [paragraph(`${templateNote}.`, 'muted')] : []),
    ...insights.flatMap((insight) => {
      const own = data.notes[insight];
      return [
        heading(3, insightTitles[insight]),
        ...(own === undefined
          ? [...(isAllTemplate ? [] : [paragraph(`${templateNote}.`, 'muted')]), paragraph(template[insight])]
          : linesOf(own).map((line) => paragraph(line))),
      ];
    }),
  ];
}

function competitorBlocks(data: ResearchData): Block[] {
  const named = namedCompetitors(data);
  const parts = partsOf(data);
  if (named.length === 0) return [];
  return [
    heading(2, 'Competitors'),
    {
      kind: 'table',
      columns: [
        { label: 'Competitor', weight: 2 },
        { label: 'Pricing', weight: 1.6 },
        { label: 'Strengths', weight: 2 },
        { label: 'Weaknesses', weight: 2 },
      ],
      rows: named.map(({ id, name, website, strengths, weaknesses, pricing }) => [
        [tag(name.trim() || 'Unnamed competitor', parts?.competitors.has(id)), website.trim()].filter(Boolean).join('\n'),
        pricing.trim() || noFigure,
        linesOf(strengths).join('\n') || noFigure,
        linesOf(weaknesses).join('\n') || noFigure,
      ]),
    },
  ];
}

/** On paper its letters are as large as those around it. */
const smaller = (picture: Picture): Picture => ({ ...picture, width: picture.width * 0.66, height: picture.height * 0.66 });

function forceBlocks(data: ResearchData): Block[] {
  const { forces: ratings } = data;
  const parts = partsOf(data);
  const { rated, average } = computePressure(ratings);
  if (rated === 0) return [];
  return [
    heading(2, 'Five forces'),
    { kind: 'picture', picture: smaller(radarPicture(ratings)), label: 'Five forces, from 1 (very weak) to 5 (very strong)' },
    {
      kind: 'table',
      columns: [{ label: 'Force' }, { label: 'Strength' }, { label: 'Why' }],
      rows: forces.map((force) => {
        const { level, why } = ratings[force];
        return [
          forceNames[force],
          level > 0 ? `${level} of 5, ${levelWords[level]}` : levelWords[0],
          tag(why.trim() || noFigure, parts?.forces.has(force)),
        ];
      }),
    },
    paragraph(
      average === null
        ? `${rated} of 5 forces rated, so there is no average yet.`
        : `Average pressure ${formatNumber(average, 1)} of 5: your own judgment, not a measurement.`,
      'muted',
    ),
  ];
}

function swotBlocks(data: ResearchData): Block[] {
  const { swot } = data;
  const parts = partsOf(data);
  const filled = quadrants.filter((quadrant) => linesOf(swot[quadrant]).length > 0);
  if (filled.length === 0) return [];
  return [
    heading(2, 'SWOT'),
    {
      kind: 'cards',
      cards: filled.map((quadrant) => ({
        title: quadrantTitles[quadrant],
        blocks: [bullets(linesOf(swot[quadrant]).map((line) => tag(line, parts?.swot[quadrant].has(line))))],
      })),
    },
  ];
}

/** Each claim with a number, and under that number its source. */
function evidenceBlocks(data: ResearchData): Block[] {
  const { records } = data.evidence;
  const parts = partsOf(data);
  if (records.length === 0) return [];
  return [
    heading(2, 'Findings'),
    bullets(
      records.map(
        ({ id, claim, confidence }, index) =>
          `${tag(claim.replace(/\s+/g, ' ').trim(), parts?.evidence.has(id))} [${index + 1}] (${optionLabel(evidenceFields.confidence, confidence).toLowerCase()} confidence)`,
      ),
    ),
    heading(2, 'Sources'),
    {
      kind: 'list',
      ordered: true,
      items: records.map(({ source, dateRead }) => {
        const read = dateRead === '' ? 'date not noted' : `read ${formatDay(dateRead)}`;
        return `${source.trim() === '' ? 'Own observation, or no source noted' : source.trim()}, ${read}`;
      }),
    },
  ];
}

function surveyBlocks(data: ResearchData): Block[] {
  const { opening, questions } = makeGuide(data);
  const findings = linesOf(data.findings);
  const counted = data.survey.map((question) => ({ question, ...tally(question) })).filter(({ total }) => total > 0);
  return [
    ...(data.interviews > 0 || findings.length > 0
      ? [
          heading(2, 'Interviews'),
          ...(data.interviews > 0 ? [paragraph(`${plural(data.interviews, 'interview')} so far.`)] : []),
          ...(findings.length > 0 ? [bullets(findings)] : []),
        ]
      : []),
    ...(counted.length > 0
      ? [
          heading(2, 'Survey'),
          ...counted.flatMap(({ question, total, shares }): Block[] => [
            heading(3, question.question),
            {
              kind: 'table',
              columns: [{ label: 'Answer' }, { label: 'Count', align: 'right' }, { label: 'Share', align: 'right' }],
              rows: shares.map(({ label, count, share }) => [label, String(count), share === null ? noFigure : formatPercent(share, 0)]),
              foot: [['Answers', String(total), '']],
            },
          ]),
        ]
      : []),
    heading(2, 'Interview guide'),
    paragraph(data.guide ? 'Your own questions.' : 'Questions from a template; change them as you like.', 'muted'),
    paragraph(opening),
    { kind: 'list', ordered: true, items: [...questions] },
  ];
}

export function toReport(data: ResearchData, currency: string, today: string): Document {
  const { industry } = readMarket(data.market);
  const title = industry === '' ? 'Market research' : `Market research: ${industry}`;
  return {
    title,
    ...(data.isSample ? { mark: isAllSample(data) ? 'Sample' : 'Partly sample' } : {}),
    blocks: [
      heading(1, title),
      paragraph(
        `${data.isSample ? (isAllSample(data) ? 'Sample data. ' : 'Partly sample data, marked as such. ') : ''}${today === '' ? '' : `As of ${formatDay(today)}. `}Written from your own notes; no market data was looked up by this tool.`,
        'muted',
      ),
      ...figureBlocks(data),
      ...marketBlocks(data, currency),
      ...sizeBlocks(data, currency),
      ...evidenceBlocks(data),
      ...insightBlocks(data),
      ...competitorBlocks(data),
      ...forceBlocks(data),
      ...swotBlocks(data),
      ...surveyBlocks(data),
    ],
  };
}
