/** What the suite knows of the company: told once, on a page of its own or from any tool, and there in all of them. */
import type { Meaning } from '@/lib/topics/texts';
import { useWorkspace, type Company } from './store';

/** How its papers look. */
export const companyLook = () => useWorkspace.getState().company.look;

/** Who its papers are from, where that was told. */
export const companyName = () => useWorkspace.getState().company.answers['company.name']?.trim();

export const longestAnswer = 2_000;

export const isEmptyCompany = ({ answers, look }: Company) => look === undefined && Object.keys(answers).length === 0;

/** An empty answer is none. */
export function tellCompany(told: Partial<Record<Meaning, string>>): void {
  useWorkspace.setState(({ company }) => {
    const answers = { ...company.answers };
    for (const [means, text] of Object.entries(told) as [Meaning, string][]) {
      if (text.trim() === '') delete answers[means];
      else answers[means] = text.slice(0, longestAnswer);
    }
    return { company: { ...company, answers } };
  });
}

/** The answer brings back what was known before. */
export function replaceCompany(company: Company): () => void {
  const before = useWorkspace.getState().company;
  useWorkspace.setState({ company });
  return () => useWorkspace.setState({ company: before });
}

/** From a file, a reload, the device or another tab; what is no fact of a company is left out. */
export async function readCompany(value: unknown): Promise<Company> {
  const { readLines } = await import('@/lib/topics/schema');
  const { answers, look } = { answers: {}, look: undefined, ...(typeof value === 'object' ? value : {}) } as Record<keyof Company, unknown>;
  const given = typeof answers === 'object' && answers !== null ? Object.entries(answers) : [];
  const lines = readLines(
    'texts',
    given.map(([means, text]) => ({ means, text })),
  );
  const [read] = readLines('looks', [look]);
  return {
    answers: Object.fromEntries(lines.map(({ means, text }) => [means, text.slice(0, longestAnswer)])),
    ...(read ? { look: read } : {}),
  };
}
