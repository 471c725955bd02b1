import { defineShares } from '@/workspace/shares';
import { planNotes } from './arrival';
import { state } from './model';

export const shares = defineShares(state, { accepts: { texts: { noun: 'note', plan: planNotes } } });
