/** The kinds of things that tools exchange, by name. */
import type { LookLine, PointLine, PolicyLine, RoundLine, SizeLine, StakeLine, TermsLine } from './facts';
import type { AgreementLine, CommitmentLine } from './deals';
import type { MetricLine } from './metrics';
import type { ActualLine, BookingLine, ForecastLine, MoneyLine, YearLine } from './money';
import type { GrantLine, HireLine, MemberLine, RoleLine } from './people';
import type { PostLine } from './posts';
import type { BattlecardLine, RivalLine } from './rivals';
import type { TextLine } from './texts';
import type { TierLine } from './tiers';
import type { FeatureLine, MilestoneLine, RequestLine, TaskLine } from './work';

export interface Topics {
  money: MoneyLine;
  bookings: BookingLine;
  texts: TextLine;
  posts: PostLine;
  metrics: MetricLine;
  rivals: RivalLine;
  points: PointLine;
  rounds: RoundLine;
  stakes: StakeLine;
  sizes: SizeLine;
  looks: LookLine;
  policies: PolicyLine;
  terms: TermsLine;
  actuals: ActualLine;
  tasks: TaskLine;
  milestones: MilestoneLine;
  requests: RequestLine;
  features: FeatureLine;
  roles: RoleLine;
  hires: HireLine;
  members: MemberLine;
  grants: GrantLine;
  commitments: CommitmentLine;
  years: YearLine;
  forecasts: ForecastLine;
  agreements: AgreementLine;
  tiers: TierLine;
  battlecards: BattlecardLine;
}
export type Topic = keyof Topics;

/** What several tools show is one list of the workspace; its lines carry ids. */
export const listTopics = ['posts', 'metrics', 'rivals'] as const satisfies readonly Topic[];
export type ListTopic = (typeof listTopics)[number];
