/** The kinds of things that tools exchange, by name. */
import type { LookLine, PointLine, PolicyLine, RoundLine, TermsLine } from './facts';
import type { MetricLine } from './metrics';
import type { BookingLine, MoneyLine } from './money';
import type { PostLine } from './posts';
import type { RivalLine } from './rivals';
import type { TextLine } from './texts';

export interface Topics {
  money: MoneyLine;
  bookings: BookingLine;
  texts: TextLine;
  posts: PostLine;
  metrics: MetricLine;
  rivals: RivalLine;
  points: PointLine;
  rounds: RoundLine;
  looks: LookLine;
  policies: PolicyLine;
  terms: TermsLine;
}
export type Topic = keyof Topics;

/** What several tools show is one list of the workspace; its lines carry ids. */
export const listTopics = ['posts', 'metrics', 'rivals'] as const satisfies readonly Topic[];
export type ListTopic = (typeof listTopics)[number];
