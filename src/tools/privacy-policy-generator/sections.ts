import { endSentence } from '@/lib/sentences';
import { bullets, paragraph, type Block } from '@/lib/blocks';
import type { Clause } from '@/lib/clauses';
import { fillGap, gap } from '@/lib/gaps';
import { safeUrl } from '@/lib/links';
import { plural } from '@/lib/text';
import { basisLabels, cookieKindLabels, cookieKinds, dataLabels, type Basis, type DataType, type ThirdParty } from './content';
import type { Facts } from './facts';

/** One line, whatever was pasted. */
export const tidy = (typed: string) =>
  typed
    .replace(/[\uE000-\uE003]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
/** The same, line by line. */
export const tidyLines = (typed: string) =>
  typed
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '');

export const named = (typed: string, label: string) => fillGap(tidy(typed), label);

export const companyIn = ({ answers }: Facts) => named(answers.companyName, 'Company Name');
export const websiteIn = ({ answers }: Facts) => named(answers.website, 'Website');
export const emailIn = ({ answers }: Facts) => named(answers.email, 'Contact Email');

/** Sections refer to each other by these. */
export const titles = {
  collected: 'Information We Collect',
  use: 'How We Use Your Information',
  sharing: 'Third-Party Sharing',
  cookies: 'Cookies',
  rights: 'Your Rights',
  children: "Children's Privacy",
  transfers: 'International Transfers',
  security: 'How We Protect Information',
  automated: 'Automated Decisions',
  changes: 'Changes to This Policy',
  contact: 'Contact Us',
} as const;

const collectedTexts: Record<DataType, string> = {
  personal: 'Personal information: details that say who you are, such as your name, date of birth and account name.',
  contact: 'Contact information: ways to reach you, such as your email address, phone number and postal address.',
  payment: 'Payment information: your purchases, and details of the card or account you pay with.',
  usage: 'Usage information: how you use our services, such as the pages you open, the features you use and the times of your visits.',
  device: 'Device information: technical details of what you connect with, such as its IP address, browser type and operating system.',
  location: 'Location information: where you are, as precisely as your settings allow.',
  cookies: 'Cookies: small files and similar identifiers kept in your browser.',
};

const isGiven = (type: DataType) => type === 'personal' || type === 'contact' || type === 'payment';

function sourceText(collected: readonly DataType[]): string {
  if (collected.every(isGiven)) return 'You give us this information yourself, for example when you fill in a form or write to us.';
  if (!collected.some(isGiven)) return 'This information is recorded automatically as you use our services.';
  return 'You give us some of this information yourself. The rest is recorded automatically as you use our services.';
}

export const noTypes = () => gap('Types of Information Collected');

export function collectedSection(facts: Facts): Clause {
  const { collected } = facts;
  const body: Block[] =
    collected.length === 0
      ? [paragraph(`When you use ${websiteIn(facts)}, we collect the following: ${noTypes()}`)]
      : [
          paragraph(`When you use ${websiteIn(facts)}, we collect ${collected.length === 1 ? 'this type' : 'these types'} of information:`),
          bullets(collected.map((type) => collectedTexts[type])),
          paragraph(sourceText(collected)),
        ];
  return { id: 'collected', title: titles.collected, body };
}

export function useSection({ collected, shared }: Facts): Clause {
  const when = (isOn: boolean, text: string) => (isOn ? [text] : []);
  const has = (type: DataType) => collected.includes(type);
  return {
    id: 'use',
    title: titles.use,
    body: [
      paragraph('We use the information we collect to:'),
      bullets([
        'Provide, run and maintain our services.',
        'Answer your questions and requests.',
        ...when(has('payment'), 'Take payments and handle orders and refunds.'),
        ...when(has('usage'), 'Understand how our services are used, and improve them.'),
        ...when(has('location'), 'Show you what is relevant to where you are.'),
        ...when(has('cookies'), 'Remember your settings from one visit to the next.'),
        ...when(shared.includes('marketing'), 'Tell you about our products and show advertising.'),
        'Keep our services secure and prevent misuse.',
        'Meet our legal obligations.',
      ]),
    ],
  };
}

/** The laws that want a basis for everything that is done. */
export const needsBases = ({ answers }: Facts) => answers.gdpr || answers.ukGdpr || answers.lgpd || answers.dpdpa;

export const detailsTitle = (facts: Facts) => (needsBases(facts) ? 'Purposes, Legal Bases and Retention' : 'Purposes and Retention');

export function detailsSection(facts: Facts): Clause {
  const { collected, details, answers } = facts;
  const hasBases = needsBases(facts);
  const uses = (basis: Basis) => hasBases && collected.some((type) => details[type].basis === basis);
  const rows = collected.map((type) => {
    const { purpose, basis, retention } = details[type];
    const label = dataLabels[type];
    const basisCell = (basis as string) === '' ? gap(`Legal Basis for ${label}`) : basisLabels[basis];
    return [label, named(purpose, `Purpose of ${label}`), ...(hasBases ? [basisCell] : []), named(retention, `Retention of ${label}`)];
  });
  const columns = [
    { label: 'Information', weight: 2 },
    { label: 'What we use it for', weight: 4 },
    ...(hasBases ? [{ label: 'Legal basis', weight: 2 }] : []),
    { label: 'How long we keep it', weight: 3 },
  ];
  const what = hasBases
    ? 'what we use it for, the legal basis we rely on and how long we keep it'
    : 'what we use it for and how long we keep it';
  return {
    id: 'details',
    title: detailsTitle(facts),
    body: [
      paragraph(`For each type of information, this section says ${what}.`),
      rows.length === 0 ? paragraph(`Types of information: ${noTypes()}`) : { kind: 'table', columns, rows },
      paragraph('After that time we delete the information or make it anonymous, unless the law requires us to keep it longer.'),
      ...(uses('interests')
        ? [paragraph(endSentence(`Where we rely on legitimate interests, these are: ${named(answers.interests, 'Legitimate Interests')}`))]
        : []),
      ...(uses('consent')
        ? [paragraph('Where we rely on your consent, you may withdraw it at any time. What we did before then stays lawful.')]
        : []),
    ],
  };
}

const sharedTexts: Record<ThirdParty, string> = {
  analytics: 'Analytics providers, which help us understand how our services are used.',
  marketing: 'Marketing and advertising partners, which help us send messages and show advertising.',
  payment: 'Payment processors, which take and check payments for us.',
  hosting: 'Hosting providers, which store data for us and keep our services online.',
  social: 'Social media platforms, when you use their features on our site or reach us through them.',
};

/** Anybody at all who receives information. */
export const hasReceivers = ({ shared, processors }: Facts) => shared.length + processors.length > 0;

export function sharingSection({ shared, processors }: Facts): Clause {
  const rows = processors.map(({ name, purpose, country, data, link }) => [
    named(name, 'Provider'),
    named(purpose, 'Purpose'),
    tidy(data.join(', ')) || '—',
    tidy(country) || '—',
    safeUrl(link) ? tidy(link) : '—',
  ]);
  const columns = [
    { label: 'Provider', weight: 2 },
    { label: 'Purpose', weight: 3 },
    { label: 'Information', weight: 2 },
    { label: 'Country', weight: 2 },
    { label: 'Privacy policy', weight: 3 },
  ];
  return {
    id: 'sharing',
    title: titles.sharing,
    body: [
      ...(shared.length > 0
        ? [
            paragraph(`We share information with ${shared.length === 1 ? 'this type of third party' : 'these types of third parties'}:`),
            bullets(shared.map((type) => sharedTexts[type])),
          ]
        : []),
      ...(rows.length > 0
        ? [
            paragraph(rows.length === 1 ? 'This company receives information from us:' : 'These companies receive information from us:'),
            { kind: 'table', columns, rows } as const,
          ]
        : []),
      paragraph(
        'A third party either acts on our instructions, or decides for itself how it uses what it receives, under its own privacy policy.',
      ),
      paragraph(
        'We may also disclose information where the law requires it, to protect our rights or the safety of people, or as part of a merger or sale of our business.',
      ),
    ],
  };
}

export function cookiesSection(facts: Facts): Clause {
  const { cookies, answers } = facts;
  const rows = cookieKinds.flatMap((kind) =>
    cookies
      .filter((cookie) => cookie.kind === kind)
      .map(({ name, provider, purpose, duration }) => [
        named(name, 'Cookie'),
        named(provider, 'Provider'),
        named(purpose, 'Purpose'),
        named(duration, 'Duration'),
        cookieKindLabels[kind],
      ]),
  );
  const columns = ['Cookie', 'Provider', 'Purpose', 'Duration', 'Type'].map((label) => ({ label, weight: label === 'Purpose' ? 3 : 2 }));
  return {
    id: 'cookies',
    title: titles.cookies,
    body: [
      paragraph(
        `We use cookies and similar technologies on ${websiteIn(facts)} and in our services. Cookies are small files that a site keeps in your browser.`,
      ),
      ...(rows.length > 0
        ? [paragraph(rows.length === 1 ? 'We use this cookie:' : 'We use these cookies:'), { kind: 'table', columns, rows } as const]
        : [
            paragraph(
              'Some are necessary for the site to work. Others may remember your choices or help us understand how the site is used.',
            ),
          ]),
      ...(answers.asksConsent
        ? [paragraph('We set cookies that are not necessary only after you agree, and you can change your mind at any time.')]
        : []),
      paragraph("You can refuse or delete cookies in your browser's settings. Parts of the site may then not work as they should."),
    ],
  };
}

const identityTexts = {
  email: 'we ask you to reply from the email address we have on file',
  account: 'we ask you to sign in to your account',
  details: 'we ask for details that we already hold about you',
};

/** How to make a request, and how the person is known. */
const requestText = (facts: Facts): string => {
  const link = tidy(facts.answers.requestLink);
  const where = link === '' ? `to ${emailIn(facts)}` : `through ${link} or to ${emailIn(facts)}`;
  return `Send your request ${where} and say what you would like us to do. Before we act, we check that it comes from you: ${identityTexts[facts.answers.identityCheck]}.`;
};

/** The section on rights has said it for everybody, where there is one. */
export const requestAgain = (facts: Facts): string =>
  facts.answers.userRights ? `To make a request, follow the steps under "${titles.rights}" above.` : requestText(facts);

export const rightTexts = [
  'Access: ask for a copy of the information we hold about you.',
  'Correction: have information that is wrong or incomplete put right.',
  'Deletion: have your information erased.',
  'Restriction: ask us to limit how we use your information.',
  'Portability: receive your information in a common electronic format.',
  'Objection: object to our use of your information, including for marketing.',
];

export function rightsSection(facts: Facts): Clause {
  const { answerDays } = facts.answers;
  const time = answerDays >= 1 ? plural(answerDays, 'day') : `${gap('Number of Days')} days`;
  return {
    id: 'rights',
    title: titles.rights,
    body: [
      paragraph('You have these rights over the information we hold about you:'),
      bullets(rightTexts),
      paragraph(requestText(facts)),
      paragraph(
        `We answer within ${time} of receiving your request. The law may let us keep some information, such as what tax law requires.`,
      ),
    ],
  };
}

export const childrenSection = (): Clause => ({
  id: 'children',
  title: titles.children,
  body: [
    paragraph('Our services are not directed to children under 13, and we do not knowingly collect personal information from them.'),
    paragraph(
      `If you are a parent or guardian and believe that a child under 13 has given us personal information, tell us as described under "${titles.contact}" and we will delete it.`,
    ),
  ],
});
