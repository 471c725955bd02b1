import { defineShares } from '@/workspace/shares';
import { legalFiles } from './files';
import { planAnswers } from './known';
import { state } from './model';

export const shares = defineShares(state, {
  accepts: { texts: { noun: 'answer', verb: 'Fill in', plan: planAnswers } },
  files: (data, { currency }) => legalFiles(data, currency),
});
