import { defineShares } from '@/workspace/shares';
import { state } from './model';
import { planBookings } from './taking';

export const shares = defineShares(state, { accepts: { bookings: { noun: 'line', plan: planBookings } } });
