import { heading, paragraph, type Document } from '@/lib/blocks';
import { judgeTest, verdictLabels } from './assumptions';
import { caveat, completenessRule } from './content';
import { testFields, type Idea } from './fields';
import { titleOf } from './model';
import { isAllSampleIdea, isSampleIdea } from './samples';
import { interviewsIn, scoreIdea, toVerdict, type Scores } from './scores';

export const mostCompared = 4;

export interface ComparedRow {
  label: string;
  /** Larger is better, so the best one can be marked. */
  isScore: boolean;
  cells: string[];
  /** Which are best; none where all are the same. */
  best: boolean[];
}

const describeTest = ({ tests: { records } }: Idea) => {
  const [last] = records;
  if (!last) return 'None yet';
  const verdict = verdictLabels[judgeTest(last)];
  return last.decision === 'open' ? verdict : `${verdict}; ${testFields.decision.labels?.[last.decision]}`;
};

/** Ideas side by side: what is larger in a row is marked, the decision stays with the reader. */
export function compareIdeas(ideas: readonly Idea[]): ComparedRow[] {
  const scored = ideas.map((idea) => ({ idea, scores: scoreIdea(idea) }));
  const figures = (label: string, read: (scores: Scores) => number): ComparedRow => {
    const values = scored.map(({ scores }) => read(scores));
    const top = Math.max(...values);
    const differ = values.some((value) => value !== top);
    return {
      label,
      isScore: true,
      cells: values.map((value) => value.toLocaleString('en-US')),
      best: values.map((value) => differ && value === top),
    };
  };
  const words = (label: string, read: (idea: Idea, scores: Scores) => string): ComparedRow => ({
    label,
    isScore: false,
    cells: scored.map(({ idea, scores }) => read(idea, scores)),
    best: scored.map(() => false),
  });
  const parts = scored[0]?.scores.completeness.parts ?? [];
  return [
    figures('Overall score', ({ overall }) => overall.total),
    figures('Evidence score', ({ evidence }) => evidence.total),
    figures('Completeness score', ({ completeness }) => completeness.total),
    ...parts.map(({ label }, index) => figures(`${label} points`, ({ completeness }) => completeness.parts[index]?.points ?? 0)),
    figures('Interviews done', ({ counts }) => interviewsIn(counts)),
    figures('People who paid', ({ counts }) => counts.paid),
    words('Riskiest assumption', describeTest),
    words('Verdict', (_, { overall }) => toVerdict(overall.total)),
  ];
}

export function toComparison(ideas: readonly Idea[]): Document {
  const title = 'Ideas compared';
  return {
    title,
    ...(ideas.length > 0 && ideas.every(isAllSampleIdea) ? { mark: 'Sample' } : {}),
    blocks: [
      heading(1, title),
      paragraph(`Completeness: ${completenessRule}`, 'muted'),
      paragraph(caveat, 'warn'),
      {
        kind: 'table',
        columns: [
          { label: 'Measure' },
          ...ideas.map((idea, index) => ({
            label: `${index + 1}. ${titleOf(idea)}${isAllSampleIdea(idea) ? ' (sample)' : isSampleIdea(idea) ? ' (sample in part)' : ''}`,
          })),
        ],
        rows: compareIdeas(ideas).map(({ label, cells }) => [label, ...cells]),
      },
    ],
  };
}
