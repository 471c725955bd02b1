import { bullets, heading, paragraph, type Block, type Document, type TableColumn, type Term } from '@/lib/blocks';
import { seriesChart } from '@/lib/charts';
import { formatDay } from '@/lib/dates';
import { oneLine } from '@/lib/one-line';
import { describeScore, findingsNote, nothingMissing } from './advice';
import { describeLock, describeThresholds, judgeTest, readSum, verdictLabels } from './assumptions';
import { caveat, completenessRule, evidenceRule, overallRule, takenNote, templateNote } from './content';
import { answerNames, fields, testFields, type AnswerName, type Idea, type TakenList, type Test } from './fields';
import { tallyInterviews } from './interviews';
import { titleOf } from './model';
import { isAllSampleIdea, markOfIdea, sampleAnswerNames } from './samples';
import { writeReport, type Report } from './report';
import { describeOverall, scoreIdea, toVerdict, type Scores } from './scores';
import { describeSource, takenFor } from './taken';

const table = (columns: TableColumn[], rows: string[][]): Block => ({ kind: 'table', columns, rows });

/** A model's lines that the user took over, each with its source. */
const takenLines = (idea: Idea, list: string) =>
  takenFor(idea, list as TakenList).map(({ text, source }) => `${oneLine(text)} (${describeSource(source)})`);

function writeScores({ completeness, evidence, overall }: Scores): Block[] {
  return [
    { kind: 'lead', text: `${describeOverall(overall)} ${toVerdict(overall.total)}` },
    {
      kind: 'figures',
      items: [
        { label: 'overall score', value: `${overall.total} of 100` },
        { label: 'evidence score', value: `${evidence.total} of 100` },
        { label: 'completeness score', value: `${completeness.total} of 100` },
      ],
    },
    table(
      [
        { label: 'Score', weight: 1.4 },
        { label: 'Points', align: 'right' },
        { label: 'How it is calculated', weight: 3.4 },
      ],
      [
        ['Completeness score', `${completeness.total} of 100`, completenessRule],
        ['Evidence score', `${evidence.total} of 100`, evidenceRule],
        [
          'Overall score',
          `${overall.total} of 100`,
          overall.reason === '' ? overallRule : `${overallRule} At most ${overall.cap}, because ${overall.reason}.`,
        ],
      ],
    ),
    { kind: 'note', text: caveat },
  ];
}

const lists = [
  ['Strengths', 'strengths'],
  ['Weaknesses', 'weaknesses'],
  ['Opportunities', 'opportunities'],
  ['Threats', 'threats'],
] as const;

function writeFindings({ findings }: Report): Block[] {
  return [
    heading(2, 'What each answer lacks'),
    paragraph(findingsNote, 'muted'),
    table(
      [
        { label: 'Answer', weight: 1.4 },
        { label: 'Points', weight: 2.2 },
        { label: 'Missing', weight: 4 },
      ],
      findings.map(({ label, score, missing }) => [label, describeScore(score), missing.length > 0 ? missing.join('\n') : nothingMissing]),
    ),
  ];
}

function writeEvidence(idea: Idea, { evidence }: Scores): Block[] {
  const { records } = idea.interviews;
  const source = oneLine(idea.facts.source);
  return [
    heading(2, 'Evidence'),
    table(
      [
        { label: 'What happened', weight: 2 },
        { label: 'Count', align: 'right' },
        { label: 'Points', align: 'right' },
        { label: 'Rule', weight: 4 },
      ],
      evidence.parts.map(({ label, count, points, most, rule }) => [label, count.toLocaleString('en-US'), `${points} of ${most}`, rule]),
    ),
    paragraph(source === '' ? 'No source is noted for these figures.' : `Source: ${source}`, 'muted'),
    ...(records.length > 0
      ? [
          heading(3, 'Interviews'),
          table(
            [
              { label: 'What they said', weight: 4 },
              { label: 'People', align: 'right' },
            ],
            tallyInterviews(records).map(({ label, count }) => [label, `${count} of ${records.length}`]),
          ),
        ]
      : []),
  ];
}

function describeResult(test: Test): string {
  const sum = readSum(test.result);
  const read = sum === '' ? '' : `, read as ${sum}`;
  return test.result.trim() === '' ? 'none yet' : `${oneLine(test.result)}${read} (${verdictLabels[judgeTest(test)]})`;
}

function writeTests({ tests }: Idea): Block[] {
  if (tests.records.length === 0) return [];
  return [
    heading(2, 'Riskiest assumptions'),
    ...tests.records.flatMap((test): Block[] => {
      const row = (label: string, value: string): Term[] => (value === '' ? [] : [{ label, value }]);
      const rows = [
        ...row('Metric', oneLine(test.metric)),
        ...row('Thresholds', `${describeThresholds(test)}. ${describeLock(test)}`),
        ...row('Test', oneLine(test.method)),
        ...row('Test ends', test.until === '' ? '' : formatDay(test.until)),
        ...row('Result', describeResult(test)),
        ...row('What you learned', oneLine(test.learned)),
        ...row('Decision', testFields.decision.labels?.[test.decision] ?? ''),
        ...row('Source', test.source.trim() === '' ? '' : describeSource(test.source)),
      ];
      return [heading(3, oneLine(test.hypothesis) || 'Hypothesis'), { kind: 'terms', rows }];
    }),
  ];
}

function writeHistory({ history }: Idea): Block[] {
  if (history.length < 2) return [];
  const dayOf = (day: string) => formatDay(day) || day;
  return [
    heading(2, 'Scores over time'),
    ...seriesChart('Scores over time', {
      categories: history.map(({ day }) => dayOf(day)),
      series: [
        { name: 'Overall', values: history.map(({ overall }) => overall) },
        { name: 'Evidence', values: history.map(({ evidence }) => evidence) },
        { name: 'Completeness', values: history.map(({ completeness }) => completeness) },
      ],
      format: String,
      look: 'lines',
    }),
    table(
      [
        { label: 'Day' },
        { label: 'Completeness', align: 'right' },
        { label: 'Evidence', align: 'right' },
        { label: 'Overall', align: 'right' },
      ],
      history.map(({ day, completeness, evidence, overall }) => [dayOf(day), String(completeness), String(evidence), String(overall)]),
    ),
  ];
}

/** The whole report: both scores and their caveat first, the answers it rests on last. */
export function toDocument(idea: Idea, today: string): Document {
  const scores = scoreIdea(idea);
  const report = writeReport(idea);
  const day = formatDay(today);
  const title = `Idea validation: ${titleOf(idea)}`;
  const answers = answerNames.filter((name) => name !== 'ideaTitle' && idea.answers[name].trim() !== '');
  const samples = isAllSampleIdea(idea) ? [] : sampleAnswerNames(idea);
  const labelOf = (name: AnswerName) => `${fields[name].label}${samples.includes(name) ? ' (sample)' : ''}`;
  return {
    title,
    ...markOfIdea(idea),
    blocks: [
      heading(1, title),
      ...(day === '' ? [] : [paragraph(day, 'muted')]),
      ...writeScores(scores),
      heading(2, 'Assessments'),
      paragraph(['Template-based.', templateNote, ...(idea.taken?.length ? [takenNote] : [])].join(' '), 'warn'),
      {
        kind: 'terms',
        rows: report.assessments.map(({ title: name, level, text }) => ({ label: name, value: `${level}. ${text}` })),
      },
      heading(2, 'SWOT analysis'),
      {
        kind: 'cards',
        cards: lists.map(([label, name]) => ({
          title: label,
          blocks: [bullets([...report[name].map(({ text }) => text), ...takenLines(idea, name)])],
        })),
      },
      heading(2, 'Next steps'),
      { kind: 'list', ordered: true, items: [...report.steps.map(({ text }) => text), ...takenLines(idea, 'steps')] },
      ...writeFindings(report),
      ...writeEvidence(idea, scores),
      ...writeTests(idea),
      ...writeHistory(idea),
      ...(answers.length > 0
        ? [
            heading(2, 'Your answers'),
            { kind: 'terms' as const, rows: answers.map((name) => ({ label: labelOf(name), value: idea.answers[name].trim() })) },
          ]
        : []),
    ],
  };
}
