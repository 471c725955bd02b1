import { defineWriter } from '@/writer/define-writer';
import { asked } from './asked';
import type { Idea } from './fields';
import type { Report } from './report';

/** The wording is no part of the page; it arrives while the form is filled in. */
export const loadReport = () => import('./report');
/** The screen that takes the form's place. */
export const loadScreen = () => import('./parts/report-screen');

export const ideaWriter = defineWriter<Idea, Promise<Report>>({
  ...asked,
  // Without its screen a report is of no use, so the form stays until both are there.
  write: async (idea) => {
    const [{ writeReport }] = await Promise.all([loadReport(), loadScreen()]);
    return writeReport(idea);
  },
});
