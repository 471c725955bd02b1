import { foldText } from '@/lib/text';
import { mostOptions, nameOf, type Criterion, type Decision, type Technology } from './model';

const startCriteria = ['Cost', 'Fit for the job', 'Team knows it', 'Easy to run', 'Easy to leave'];

export const toCriterion = (id: string, name: string): Criterion => ({ id, name, weight: '1' });

/** A technology against its alternatives, or a blank comparison of two. */
export function startDecision(id: string, technology?: Technology): Decision {
  const names = technology ? [nameOf(technology), ...technology.alternatives] : [];
  const distinct = names.filter((name, index) => names.findIndex((other) => foldText(other) === foldText(name)) === index);
  while (distinct.length < 2) distinct.push('');
  return {
    id,
    technology: technology?.id ?? '',
    title: technology ? `${technology.category}: ${nameOf(technology)} or an alternative` : '',
    context: technology?.description ?? '',
    consequences: '',
    options: distinct.slice(0, mostOptions).map((name, index) => ({ id: `option-${index + 1}`, name, scores: {} })),
    criteria: startCriteria.map((name, index) => toCriterion(`criterion-${index + 1}`, name)),
    outcome: '',
    decidedOn: '',
  };
}
