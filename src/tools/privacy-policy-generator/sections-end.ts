import { bullets, paragraph, type Block } from '@/lib/blocks';
import type { Clause } from '@/lib/clauses';
import { fillGap, gap } from '@/lib/gaps';
import { formatLegalDay, lawAt } from '@/lib/legal-words';
import type { Facts } from './facts';
import { companyIn, emailIn, tidy, tidyLines, titles, websiteIn } from './sections';

/** Points are a list, one of them a sentence. */
function measures(typed: string): Block[] {
  const [first = '', ...rest] = tidyLines(typed);
  if (rest.length > 0) return [paragraph('We protect information in these ways:'), { kind: 'list', items: [first, ...rest] }];
  return [paragraph(`We protect information as follows: ${fillGap(first.replace(/\.$/, ''), 'Security Measures')}.`)];
}

export const securitySection = ({ answers }: Facts): Clause => ({
  id: 'security',
  title: titles.security,
  body: [
    ...measures(answers.security),
    paragraph('No way of sending or storing information is perfectly safe, so we cannot promise that nothing will ever go wrong.'),
  ],
});

const automatedTexts: Record<string, (logic: string) => Block[]> = {
  no: () => [paragraph('We make no decisions by automated means alone that have legal or similarly significant effects for you.')],
  yes: (logic) => [
    paragraph('We make some decisions with legal or similarly significant effects by automated means alone. This is how they are made:'),
    paragraph(fillGap(tidyLines(logic).join('\n'), 'How Automated Decisions Are Made')),
    paragraph('You may ask for a person to look at such a decision, tell us your view and contest it.'),
  ],
};

export const automatedSection = ({ answers }: Facts): Clause => ({
  id: 'automated',
  title: titles.automated,
  body: automatedTexts[answers.automated]?.(answers.automatedLogic) ?? [
    paragraph(`Decisions that we make by automated means alone: ${gap('Automated Decisions')}`),
  ],
});

/** "15 November 2026", or as it is written where the company is. */
export const longDay = (day: string, { answers }: Pick<Facts, 'answers'>) => formatLegalDay(day, lawAt(answers.address));

/** A published version, as the change log names it. */
export interface PastVersion {
  day: string;
  note: string;
}

export function changesSection(facts: Facts, past: readonly PastVersion[]): Clause {
  const lines = past.map(
    ({ day, note }) => [longDay(day, facts), tidy(note)].filter((part) => part !== '').join(': ') || 'Undated version',
  );
  return {
    id: 'changes',
    title: titles.changes,
    body: [
      paragraph(
        `We may change this policy. We post each new version on ${websiteIn(facts)} with its effective date, and give notice there before an important change takes effect.`,
      ),
      ...(lines.length > 0 ? [paragraph('Versions of this policy so far:'), bullets(lines)] : []),
    ],
  };
}

export function contactSection(facts: Facts): Clause {
  const { answers } = facts;
  const line = (label: string, typed: string) => (tidy(typed) === '' ? [] : [`${label}: ${fillGap(tidy(typed), label)}`]);
  const mustHaveOfficer = answers.lgpd && tidy(answers.officer) === '';
  return {
    id: 'contact',
    title: titles.contact,
    body: [
      paragraph('If you have a question about this policy or about your information, contact us:'),
      bullets([
        `Company: ${companyIn(facts)}`,
        `Website: ${websiteIn(facts)}`,
        `Email: ${emailIn(facts)}`,
        ...(needsAddress(facts)
          ? [`Postal address: ${fillGap(tidyLines(answers.address).join(', '), 'Postal Address')}`]
          : line('Postal address', tidyLines(answers.address).join(', '))),
        ...(mustHaveOfficer
          ? [`Data protection officer: ${gap('Data Protection Officer')}`]
          : line('Data protection officer', answers.officer)),
        ...(answers.gdpr ? line('Representative in the European Union', answers.euRepresentative) : []),
        ...(answers.ukGdpr ? line('Representative in the United Kingdom', answers.ukRepresentative) : []),
        ...(answers.dpdpa ? [`Grievance contact in India: ${fillGap(tidy(answers.grievanceContact), 'Grievance Contact')}`] : []),
      ]),
    ],
  };
}

const needsAddress = ({ answers }: Facts) => answers.gdpr || answers.ukGdpr;
