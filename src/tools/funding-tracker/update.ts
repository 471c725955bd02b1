import { formatDay, type Day } from '@/lib/dates';
import type { ValuesOf } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { cleanText } from '@/lib/text';
import { hasSample, isAllSample } from '@/kinds/records/state';
import { amountOf, computeSummary, isOpen, type Round, type updateFields } from './model';
import { computeProgress, describeDaysOpen, describeValuation } from './terms';

export interface Mail {
  subject: string;
  body: string;
}

const lines = (text: string) =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trim().replace(/^[-•*]\s*/, ''))
    .filter((line) => line !== '')
    .map((line) => `- ${line}`);

function describeRound(round: Round, today: Day, show: (amount: number) => string): string {
  const progress = computeProgress(round);
  const parts = [
    `${round.roundType}: ${show(amountOf(round))}, ${round.status.toLowerCase()}`,
    round.date !== '' && `${round.date < today ? 'was due to close' : 'closing'} ${formatDay(round.date)}`,
    describeDaysOpen(round, today).toLowerCase(),
  ];
  const stages = progress?.stages.filter(({ amount }) => amount > 0).map(({ label, amount }) => `${label.toLowerCase()} ${show(amount)}`);
  // Figures that may count the same money twice are listed and not added up.
  const found =
    progress &&
    (progress.isDoubtful
      ? `  Target ${show(progress.target)}: ${stages?.join(', ')}`
      : `  ${formatPercent(progress.share, 0)} of ${show(progress.target)} found: ${stages?.join(', ') || 'nothing yet'}`);
  return [`- ${parts.filter(Boolean).join(', ')}`, found].filter(Boolean).join('\n');
}

const sampleNote = (rounds: readonly Round[]) =>
  isAllSample(rounds)
    ? '[Sample figures: replace them before you send this.]'
    : '[Sample rounds are in these figures: delete them before you send this.]';

const describeWired = (raised: number, wired: number, show: (amount: number) => string) =>
  raised === 0
    ? '  All of it wired in rounds under way'
    : `  ${show(raised)} in completed rounds and ${show(wired)} wired in rounds under way`;

/** A draft from the rounds and the user's own lines. Names of investors stay out of it: the mail may be passed on. */
export function buildUpdate(rounds: readonly Round[], typed: ValuesOf<typeof updateFields>, today: Day, currency: string): Mail {
  const show = (amount: number) => formatMoney(amount, currency);
  const { raised, wiredInOpen, latest } = computeSummary(rounds);
  const company = typed.company.trim();
  const open = rounds.filter((round) => isOpen(round) && !round.refund).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const month = today === '' ? '' : formatDay(today, 'month');
  const section = (title: string, content: readonly string[]) => (content.length > 0 ? `${title}\n${content.join('\n')}` : '');
  const money = [
    `- Raised so far: ${show(raised + wiredInOpen)}`,
    wiredInOpen > 0 ? describeWired(raised, wiredInOpen, show) : '',
    latest ? `- Latest valuation: ${show(latest.valuation)} (${describeValuation(latest)})` : '',
  ].filter((line) => line !== '');
  const body = [
    hasSample(rounds) ? sampleNote(rounds) : '',
    'Hello,',
    `Here is where ${company || 'we'} ${company ? 'stands' : 'stand'}${month && ` in ${month}`}.`,
    section('What went well', lines(typed.highlights)),
    section('Money', money),
    section(
      'Rounds under way',
      open.map((round) => describeRound(round, today, show)),
    ),
    section('What we need help with', lines(typed.asks)),
    'Thank you for your support. Reply to this mail with any question.',
  ];
  return {
    subject: [company, company ? 'investor update' : 'Investor update', month].filter(Boolean).join(' '),
    body: body.filter(Boolean).join('\n\n'),
  };
}

/** Mail programs take line ends as CRLF, and some cut a link that is too long: then there is none. */
export function toMailLink({ subject, body }: Mail): string | undefined {
  const link = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`;
  return link.length <= 8000 ? link : undefined;
}
