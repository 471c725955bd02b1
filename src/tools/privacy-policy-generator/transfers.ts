import { bullets, paragraph, type Block } from '@/lib/blocks';
import type { Clause } from '@/lib/clauses';
import { gap } from '@/lib/gaps';
import { joinWords } from '@/lib/text';
import type { Facts } from './facts';
import { tidy, titles } from './sections';

export function transfersSection(facts: Facts): Clause {
  const { processors, answers } = facts;
  const countries = [...new Set(processors.map(({ country }) => tidy(country)).filter((country) => country !== ''))];
  const needsSafeguard = answers.gdpr || answers.ukGdpr || answers.lgpd;
  return {
    id: 'transfers',
    title: titles.transfers,
    body: [
      paragraph(
        'Your information may be sent to, stored in and used in countries other than your own. Their laws on personal information may differ from those where you live.',
      ),
      ...(countries.length > 0
        ? [
            paragraph(`The ${processors.length === 1 ? 'company named in this policy is' : 'companies named in this policy are'} in:`),
            bullets(countries),
          ]
        : []),
      ...(needsSafeguard ? safeguardBlocks(facts) : [paragraph('Wherever it goes, we treat your information as this policy describes.')]),
    ],
  };
}

function safeguardBlocks({ answers }: Facts): Block[] {
  const clauses = [
    ...(answers.gdpr ? ['the standard contractual clauses of the European Commission'] : []),
    ...(answers.ukGdpr ? ['the UK international data transfer agreement (or its addendum)'] : []),
    ...(answers.lgpd ? ['the standard contractual clauses approved by the ANPD in Brazil'] : []),
  ];
  const adequacy = 'a decision of the competent authority that the country protects personal information well enough';
  const texts = {
    clauses: `Where the law requires a safeguard for a transfer, we use ${joinWords(clauses, 'or')}.`,
    adequacy: `Where the law requires a safeguard for a transfer, we rely on ${adequacy}.`,
    both: `Where the law requires a safeguard for a transfer, we rely on ${adequacy}. Where there is none, we use ${joinWords(clauses, 'or')}.`,
  };
  const chosen = texts[answers.safeguard] as string | undefined;
  return [
    paragraph(chosen ?? `Where the law requires a safeguard for a transfer, we rely on: ${gap('Transfer Safeguard')}`),
    ...(answers.safeguard === 'adequacy'
      ? []
      : [paragraph(`You may ask for a copy of the safeguard as described under "${titles.contact}" below.`)]),
  ];
}
