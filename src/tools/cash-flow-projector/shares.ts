import { defineShares } from '@/workspace/shares';
import { state } from './model';
import { planLines } from './taking';

export const shares = defineShares(state, { accepts: { money: { noun: 'line', plan: planLines } } });
