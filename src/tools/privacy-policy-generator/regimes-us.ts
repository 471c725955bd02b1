import { bullets, paragraph, type Block } from '@/lib/blocks';
import type { Clause } from '@/lib/clauses';
import { gap } from '@/lib/gaps';
import { joinWords } from '@/lib/text';
import { dataLabels, type DataType } from './content';
import type { Facts } from './facts';
import { detailsTitle, hasReceivers, named, noTypes, requestAgain, titles } from './sections';

/** Comprehensive consumer privacy laws in force on 1 January 2026, beside California's. Florida's reaches few companies. */
export const statesWithLaws = [
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Indiana',
  'Iowa',
  'Kentucky',
  'Maryland',
  'Minnesota',
  'Montana',
  'Nebraska',
  'New Hampshire',
  'New Jersey',
  'Oregon',
  'Rhode Island',
  'Tennessee',
  'Texas',
  'Utah',
  'Virginia',
];

/** The categories of California's law, and which of our types fall under each. */
const californiaCategories: { name: string; types: readonly DataType[] }[] = [
  { name: 'Identifiers', types: ['personal', 'contact', 'device', 'cookies'] },
  { name: 'Customer records (Cal. Civ. Code 1798.80)', types: ['personal', 'contact', 'payment'] },
  { name: 'Commercial information', types: ['payment'] },
  { name: 'Internet or other network activity', types: ['usage', 'device', 'cookies'] },
  { name: 'Geolocation data', types: ['location'] },
];

export const sellsOrShares = ({ answers }: Facts) => answers.sale === 'share' || answers.sale === 'sell';

export const doNotSell = 'Do Not Sell or Share My Personal Information';

export const optOutIn = ({ answers }: Facts) => named(answers.optOutLink, 'Opt-Out Page');

const saleTexts = {
  neither:
    'We do not sell personal information and do not share it for cross-context behavioral advertising. We have not done so in the past 12 months.',
  share:
    'We do not sell personal information for money. We do share it with advertising partners for cross-context behavioral advertising, and did so in the past 12 months.',
  sell: 'We sell personal information to third parties, may share it for cross-context behavioral advertising, and did so in the past 12 months.',
};

function saleBlocks(facts: Facts): Block[] {
  const { answers } = facts;
  const text = saleTexts[answers.sale] as string | undefined;
  if (!text) return [paragraph(`Sale and sharing of personal information: ${gap('Whether You Sell or Share')}`)];
  if (!sellsOrShares(facts)) return [paragraph(text)];
  return [
    paragraph(text),
    paragraph('We have no actual knowledge that we sell or share the personal information of people under 16.'),
    paragraph(`To opt out, use the link "${doNotSell}" on our site, which leads to ${optOutIn(facts)} and needs no account.`),
  ];
}

const signalBlocks = ({ answers }: Facts): Block[] =>
  answers.honorsSignal
    ? [
        paragraph(
          'If your browser sends the Global Privacy Control signal, we treat it as a request to opt out of sale and sharing for that browser, without any further step.',
        ),
      ]
    : [];

export function californiaSection(facts: Facts): Clause {
  const { collected } = facts;
  const rows = californiaCategories
    .map(({ name, types }) => [name, joinWords(types.filter((type) => collected.includes(type)).map((type) => dataLabels[type]))])
    .filter(([, ours]) => ours !== '');
  const columns = [
    { label: 'Category under the law', weight: 3 },
    { label: 'Our types of information', weight: 3 },
  ];
  return {
    id: 'california',
    title: 'For California Residents',
    body: [
      paragraph(
        'This section applies if you live in California. It uses the terms of the California Consumer Privacy Act and covers the past 12 months.',
      ),
      ...(rows.length > 0
        ? [paragraph('We collected these categories of personal information:'), { kind: 'table', columns, rows } as const]
        : [paragraph(`We collected these categories of personal information: ${noTypes()}`)]),
      paragraph(
        `We collected them from you and from the device you use. The section "${detailsTitle(facts)}" says why, and how long we keep each.`,
      ),
      paragraph(disclosureText(facts)),
      ...saleBlocks(facts),
      ...signalBlocks(facts),
      paragraph('You have these rights:'),
      bullets([
        'Know: ask which personal information we collect, use, disclose, sell or share, and receive a copy.',
        'Delete: have personal information deleted that we collected from you.',
        'Correct: have inaccurate personal information corrected.',
        'Opt out: direct us not to sell or share your personal information.',
        'Limit: if we use sensitive personal information for more than the law allows without asking, direct us to limit that use.',
        'No retaliation: use any of these rights without being treated worse for it.',
      ]),
      paragraph(requestAgain(facts)),
      paragraph(
        'We confirm your request within 10 business days. The law gives us 45 days to answer, and up to 45 more if we tell you why. Opt-outs need no identity check and take effect within 15 business days.',
      ),
      paragraph(
        'You may let an authorized agent act for you. We may ask the agent for your signed permission, and ask you to confirm it to us.',
      ),
    ],
  };
}

const disclosureText = (facts: Facts) =>
  hasReceivers(facts)
    ? `We disclosed them for business purposes to the third parties described under "${titles.sharing}" above.`
    : `${sellsOrShares(facts) ? 'Apart from what is described next, we' : 'We'} did not disclose them to third parties, save where the law required it.`;

export function statesSection(facts: Facts): Clause {
  const { answers } = facts;
  return {
    id: 'states',
    title: answers.ccpa ? 'For Residents of Other US States' : 'For Residents of US States with Privacy Laws',
    body: [
      paragraph(
        `This section applies if you live in ${joinWords(statesWithLaws, 'or')} and the privacy law of your state applies to us. The list of states is as of 1 January 2026.`,
      ),
      paragraph('Depending on your state, you have the right to:'),
      bullets([
        'Confirm whether we process your personal information, and have access to it.',
        'Have inaccurate personal information corrected.',
        'Have your personal information deleted.',
        'Receive a copy in a portable format.',
        'Opt out of targeted advertising, of the sale of personal information, and of profiling for decisions with legal or similarly significant effects.',
      ]),
      paragraph('Where the law of your state requires it, we ask for your consent before we use sensitive information.'),
      // California's section has already said it.
      ...(answers.ccpa ? [] : [...saleBlocks(facts), ...signalBlocks(facts)]),
      ...(answers.ccpa && sellsOrShares(facts)
        ? [
            paragraph(
              `You opt out through ${optOutIn(facts)}${answers.honorsSignal ? " or your browser's signal" : ''}, in the same way as residents of California.`,
            ),
          ]
        : []),
      paragraph(requestAgain(facts)),
      paragraph('The law gives us 45 days to answer, and up to 45 more if we tell you why.'),
      paragraph(
        'If we decline your request, you may appeal by answering our decision. We answer appeals in writing within 45 days. If you disagree with the outcome, you may turn to the attorney general of your state.',
      ),
    ],
  };
}
