import { fillGap } from '@/lib/gaps';
import type { Answers } from './model';
import { typed } from './sentences';

/** The name as it stands in a sentence; a comma at its end was a slip. */
export const nameOf = ({ companyName }: Answers) => typed(companyName).replace(/[\s,;:]+$/, '');

export const companyOf = (answers: Answers) => fillGap(nameOf(answers), 'Company Name');
