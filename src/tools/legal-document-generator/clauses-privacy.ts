import { joinWords } from '@/lib/text';
import { addressIn, listed, placeIn, say, when, withItems, type Facts, type Section } from './facts';

const emailIn = (facts: Facts) => `${addressIn(facts, 'contactEmail')}.`;

/** What is collected: the user's own list, then what every site gets. */
function collectedSection(facts: Facts): Section {
  return {
    id: 'collected',
    title: 'Information We Collect',
    note: 'What you know about your visitors. The list must be complete, so add whatever is missing.',
    body: [
      ...withItems(facts, 'dataTypes', 'We collect the following information:'),
      `You give us some of it yourself, for example when you contact us or order something. Some of it is recorded when you use ${addressIn(facts, 'website')}, such as the pages you visit and technical details of your device and connection.`,
      'You do not have to give us information, but without it we may be unable to provide what you ask for.',
    ],
  };
}

const purposes = (hasAds: boolean) => [
  'to run the site and provide what you ask for',
  'to answer you and send you messages about our services',
  'to keep the site secure and to prevent misuse',
  'to find out what works and improve our services',
  ...when(hasAds, 'to show you advertising that matches your interests'),
  'to meet our legal obligations and protect our rights',
];

/** What people are asked about first: only what the site does. */
const consentsIn = ({ answers }: Facts) =>
  joinWords(
    [...when(answers.sharesForAds, 'advertising'), ...when(answers.usesCookies, 'cookies that are not necessary'), 'newsletters'],
    'or',
  );

const europeanSections = (facts: Facts): Section[] => [
  {
    id: 'bases',
    title: 'Legal Bases',
    note: 'GDPR requires a legal basis for every use. Check that each one fits what you do.',
    body: [
      'If you are in the European Economic Area or the United Kingdom, we use your personal information only where the law gives us a basis for it:',
      listed(
        [
          'the contract with you, where we need the information to provide what you ask us for',
          'our legitimate interests in a secure, useful and efficient service, where your own interests do not override them',
          `your consent, where we ask for it, for example for ${consentsIn(facts)} (you may withdraw it at any time for the future)`,
          'a legal obligation, for example to keep tax records',
        ],
        'or',
      ),
      `${say(facts, 'companyName')} is the controller of your personal information.`,
    ],
  },
  {
    id: 'transfers',
    title: 'International Transfers',
    note: 'Data that leaves Europe needs a safeguard. Find out where your providers keep it.',
    body: [
      'Where personal information from the European Economic Area or the United Kingdom goes to a country without an adequate level of protection, we use the safeguards that the law provides, such as standard contractual clauses. You may ask us for a copy.',
    ],
  },
];

function rightsSection(facts: Facts): Section {
  const isEuropean = facts.answers.servesEurope;
  return {
    id: 'rights',
    title: 'Your Rights',
    note: 'What people can ask you for. Be ready to answer within a month.',
    body: [
      'Depending on where you live, you may have the right to:',
      listed([
        'know which personal information we hold about you, and get a copy',
        'have it corrected or deleted',
        'object to its use, or have its use restricted',
        'receive it in a form that other services can read',
        'withdraw consent that you gave us',
      ]),
      `To use these rights, write to ${emailIn(facts)} We may ask you to confirm your identity. We answer within the time that the law sets${isEuropean ? ', usually one month' : ''}, and free of charge in most cases.`,
      ...when(
        isEuropean,
        'You may also complain to the data protection authority of the place where you live or work, or where you think the law was broken.',
      ),
    ],
  };
}

const californiaSection = (facts: Facts): Section => ({
  id: 'california',
  title: 'People in California',
  note: 'California asks for its own section, reviewed every 12 months. If you share data for ads, an opt-out link is required.',
  body: [
    `If you live in California, you have the right to know, delete and correct the personal information we have about you, and we will not treat you worse for using these rights. An authorized agent may make the request for you. Requests go to ${emailIn(facts)}`,
    facts.answers.sharesForAds
      ? 'We share personal information, such as online identifiers and information about your use of the site, with advertising partners for targeted advertising. California law calls this "sharing", and sometimes "selling". You may opt out at any time with the link "Do Not Sell or Share My Personal Information" on our site, or with a browser signal such as Global Privacy Control. We do not knowingly sell or share information of people under 16.'
      : 'In the last 12 months we have not sold personal information or shared it for targeted advertising across different sites.',
    'The categories of information, their sources, the purposes and the recipients are described in the sections above. Where the law gives you the right to limit the use of sensitive personal information, you may use it in the same way.',
  ],
});

export function privacySections(facts: Facts): Section[] {
  const { answers } = facts;
  const company = say(facts, 'companyName');
  const { sharesForAds: hasAds } = answers;
  return [
    {
      id: 'who',
      title: 'Who We Are',
      note: 'Names the company behind the site, so that people know who they are dealing with.',
      body: [
        `This Privacy Policy explains how ${company} ("we", "us" or "our"), based in ${placeIn(facts)}, handles personal information when you visit ${addressIn(facts, 'website')} or use our services.`,
      ],
    },
    collectedSection(facts),
    {
      id: 'use',
      title: 'How We Use Information',
      note: 'Why you need the data. Don’t use it for anything that isn’t listed.',
      body: ['We use this information:', listed(purposes(hasAds))],
    },
    ...when(answers.servesEurope, ...europeanSections(facts).slice(0, 1)),
    ...when(answers.usesCookies, {
      id: 'cookies',
      title: 'Cookies',
      note: 'Which cookies there are and how to refuse them. In Europe, ask before you set those that are not necessary.',
      body: [
        `Our site uses cookies and similar technologies: small files stored in your browser. Some are necessary for the site to work. Others help us understand how it is used${hasAds ? ', or are used for advertising' : ''}.`,
        `${answers.servesEurope ? 'Where the law requires it, we ask for your consent before we set cookies that are not necessary. ' : ''}You can delete and block cookies in your browser. Parts of the site may then not work.`,
      ],
    }),
    {
      id: 'sharing',
      title: 'How We Share Information',
      note: 'Who else gets the data. Check that this is true for every service you use.',
      body: [
        'We share personal information only:',
        listed([
          'with companies that work for us, such as hosting, payment and email providers, and only as far as they need it for their work',
          ...when(hasAds, 'with advertising partners, to show you advertising that matches your interests'),
          'where the law or an authority requires it, or to protect rights and safety',
          'with the buyer, if all or part of our business is sold',
        ]),
        ...when(!hasAds, 'We do not sell your personal information, and we do not share it for targeted advertising.'),
      ],
    },
    ...when(answers.servesEurope, ...europeanSections(facts).slice(1)),
    {
      id: 'retention',
      title: 'How Long We Keep It',
      note: 'Data is kept only as long as it is needed. Set a time for each kind and keep to it.',
      body: [
        'We keep personal information only for as long as we need it for the purposes above, or as the law requires, for example for tax. After that we delete it or make it anonymous.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      note: 'Promises reasonable care, not perfection.',
      body: [
        'We protect personal information with reasonable technical and organizational measures. No method is completely secure. If a breach affects you, we will tell you and the authorities as the law requires.',
      ],
    },
    rightsSection(facts),
    ...when(answers.servesCalifornia, californiaSection(facts)),
    {
      id: 'children',
      title: 'Children',
      note: `The site is not for children under ${answers.childAge}. If it is, stricter laws apply.`,
      body: [
        `Our services are not meant for children under ${answers.childAge}, and we do not knowingly collect personal information from them. If you believe that a child has given us information, write to us, and we will delete it.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes to This Policy',
      note: 'You may change the policy, and must tell people when it matters.',
      body: [
        'We may change this Privacy Policy. We publish the new version on this page with a new date, and tell you about important changes before they take effect.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      note: 'Where questions and requests go. Make sure that someone reads this inbox.',
      body: [`If you have questions about this policy or your information, write to ${company} at ${emailIn(facts)}`],
    },
  ];
}
