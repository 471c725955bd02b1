import { defineShares } from '@/workspace/shares';
import { planAnswers } from './known';
import { state } from './model';

export const shares = defineShares(state, { accepts: { texts: { noun: 'answer', verb: 'Fill in', plan: planAnswers } } });
