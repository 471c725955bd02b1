import { addDays, addMonths, formatDay, isDay, type Day } from './dates';

/** A calendar month: 2026-11. */
export type Month = string;

const monthsPerYear = 12;

export const isMonth = (text: string) => /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`);

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const addToMonth = (month: Month, count: number): Month => monthOf(addMonths(`${month}-01`, count));

export const lastDayOf = (month: Month): Day => addDays(`${addToMonth(month, 1)}-01`, -1);

/** The months from the first on. */
export const monthsFrom = (first: Month, count: number): Month[] => Array.from({ length: count }, (_, index) => addToMonth(first, index));

const toIndex = (month: Month) => Number(month.slice(0, 4)) * monthsPerYear + Number(month.slice(5)) - 1;

export const monthsBetween = (from: Month, to: Month) => toIndex(to) - toIndex(from);

/** "March 2027". */
export const formatMonth = (month: Month) => formatDay(`${month}-01`, 'month');

/** "Mar 2027". */
export const formatShortMonth = (month: Month) => formatDay(`${month}-01`, 'shortMonth');
