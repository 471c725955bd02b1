import type { WorkerDraft } from './fields';

/** The answer that speaks for an employee; the other one speaks for a contractor. */
const employeeAnswers: Record<keyof WorkerDraft, 'yes' | 'no'> = {
  controlsHow: 'yes',
  setsHours: 'yes',
  worksForOthers: 'no',
  coreBusiness: 'yes',
  ownTools: 'no',
  canLose: 'no',
  openEnded: 'yes',
  canSubstitute: 'no',
  ownBusiness: 'no',
  benefits: 'yes',
};

/** Fewer say too little to lean either way. */
const fewestAnswers = 5;

export interface WorkerVerdict {
  answered: number;
  employee: number;
  contractor: number;
  lean: 'open' | 'employee' | 'contractor' | 'mixed';
}

export function weighWorker(draft: WorkerDraft): WorkerVerdict {
  const answers = (Object.keys(employeeAnswers) as (keyof WorkerDraft)[]).flatMap((name) =>
    draft[name] === 'yes' || draft[name] === 'no' ? [draft[name] === employeeAnswers[name]] : [],
  );
  const employee = answers.filter(Boolean).length;
  const contractor = answers.length - employee;
  const lean =
    answers.length < fewestAnswers ? 'open' : employee > contractor ? 'employee' : employee < contractor ? 'contractor' : 'mixed';
  return { answered: answers.length, employee, contractor, lean };
}

export const leanTexts: Record<WorkerVerdict['lean'], string> = {
  open: `Answer at least ${fewestAnswers} questions to see which way they point.`,
  employee: 'Points to an employee. An employment contract fits better.',
  contractor: 'Points to a contractor. A freelance, consulting or service contract fits better.',
  mixed: 'Your answers point both ways. Ask a lawyer before you choose.',
};
