import { state } from './model';

export const around = { today: '2026-11-15', currency: 'USD' };

export const start = state.start(around);
