import { bullets, paragraph, type Block } from '@/lib/blocks';
import type { Clause } from '@/lib/clauses';
import { joinWords } from '@/lib/text';
import type { Facts } from './facts';
import { companyIn, detailsTitle, requestAgain, rightTexts, tidy, titles } from './sections';

const moreRights = [
  'Consent: withdraw your consent at any time, where we rely on it.',
  'Direct marketing: object at any time, without giving a reason.',
  'Automated decisions: not be subject to a decision made by automated means alone that has legal or similarly significant effects for you, save where the law allows it.',
];

/** One section for both, since the two laws still ask for the same notice. */
export function europeSection(facts: Facts): Clause {
  const { answers } = facts;
  const places = [...(answers.gdpr ? ['the European Economic Area'] : []), ...(answers.ukGdpr ? ['the United Kingdom'] : [])];
  const laws = [...(answers.gdpr ? ['the GDPR'] : []), ...(answers.ukGdpr ? ['the UK GDPR'] : [])];
  return {
    id: 'europe',
    title: `For People in ${joinWords(places)}`,
    body: [
      paragraph(
        `This section applies if you are in ${joinWords(places, 'or')}. It adds to the rest of this policy what ${joinWords(laws)} ${laws.length === 1 ? 'requires' : 'require'} us to say.`,
      ),
      paragraph(
        `${companyIn(facts)} is the controller of the information that this policy describes. Its details are under "${titles.contact}" below.`,
      ),
      paragraph(
        `The section "${detailsTitle(facts)}" names the legal basis for each type of information. You need not give us information unless a contract or the law requires it. Where one does, we may be unable to serve you without it.`,
      ),
      ...rightsBlocks(facts),
      paragraph(requestAgain(facts)),
      paragraph(
        'The law gives us one month to answer, and two more where requests are complex or many, if we tell you so with the reasons within the first.',
      ),
      ...complaintBlocks(facts),
    ],
  };
}

function rightsBlocks({ answers }: Facts): Block[] {
  return answers.userRights
    ? [
        paragraph(`The rights listed under "${titles.rights}" are yours by law, within its limits. You may also use these:`),
        bullets(moreRights),
      ]
    : [paragraph('By law, and within its limits, you have these rights:'), bullets([...rightTexts, ...moreRights])];
}

function complaintBlocks({ answers }: Facts): Block[] {
  const authority = tidy(answers.authority);
  return [
    paragraph('You may complain to us first, but you do not have to. You may always complain to an authority:'),
    bullets([
      ...(answers.gdpr
        ? [
            'In the European Economic Area: the supervisory authority where you live, where you work, or where you believe the law was broken.',
          ]
        : []),
      ...(answers.gdpr && authority !== '' ? [`The authority that supervises us: ${authority}`] : []),
      ...(answers.ukGdpr ? ["In the United Kingdom: the Information Commissioner's Office, ico.org.uk"] : []),
    ]),
    ...(answers.ukGdpr
      ? [
          paragraph(
            'If you complain to us from the United Kingdom, we acknowledge it within 30 days and tell you the outcome without undue delay.',
          ),
        ]
      : []),
  ];
}
