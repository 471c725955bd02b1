import { defineWriter } from '@/writer/define-writer';
import { toPayload, type Idea } from './fields';
import type { Report } from './report';

/** The wording is no part of the page; it arrives while the form is filled in. */
export const loadReport = () => import('./report');

export const ideaWriter = defineWriter<Idea, Promise<Report>>({
  type: 'swot',
  payload: ({ answers }) => toPayload(answers),
  write: async (idea) => (await loadReport()).writeReport(idea),
});
