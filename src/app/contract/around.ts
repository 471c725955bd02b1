/** The day and the money that all tools are tried with. */
export const around = { today: '2026-11-15', currency: 'USD' };
