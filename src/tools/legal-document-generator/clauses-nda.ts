import { endSentence } from '@/lib/sentences';
import { generalSection, lawSection, staffSection } from './clauses-common';
import { listed, say, when, withItems, type Facts, type Section } from './facts';

const noun = 'Agreement';

/** The company's and the other party's part, in this order. */
export const ndaRoles = ({ answers }: Facts): readonly [string, string] =>
  answers.ndaKind === 'mutual'
    ? ['Company', 'Other Party']
    : answers.ndaKind === 'giving'
      ? ['Discloser', 'Recipient']
      : ['Recipient', 'Discloser'];

const survivalWords = { '1': '1 year', '2': '2 years', '3': '3 years', '5': '5 years' };

export function ndaSections(facts: Facts): Section[] {
  const { answers } = facts;
  const isMutual = answers.ndaKind === 'mutual';
  const after =
    answers.survival === 'always' ? 'for as long as the information stays confidential' : `for ${survivalWords[answers.survival]}`;
  const [first, second] = ndaRoles(facts);
  return [
    {
      id: 'purpose',
      title: 'Purpose',
      note: 'Why information is shared. It may not be used for anything else.',
      body: [
        ...withItems(
          facts,
          'purpose',
          `${isMutual ? 'The parties want to share Confidential Information with each other' : 'The Discloser wants to share Confidential Information with the Recipient'} for this purpose (the "Purpose"):`,
        ),
        ...when(
          isMutual,
          'In this Agreement, "Discloser" means the party that discloses Confidential Information and "Recipient" means the party that receives it. Each party can be both.',
        ),
      ],
    },
    {
      id: 'information',
      title: 'Confidential Information',
      note: 'What is confidential: whatever is marked so, and whatever a reasonable person would see as confidential.',
      body: [
        '"Confidential Information" means information, in any form, that the Discloser discloses to the Recipient for the Purpose and that is marked or described as confidential, or that a reasonable person would understand to be confidential from its nature or the way it is disclosed.',
        'It includes, for example:',
        listed([
          'business plans, finances, prices and lists of customers or suppliers',
          'designs, source code, inventions and know-how',
          'what the parties say to each other about the Purpose',
        ]),
      ],
    },
    {
      id: 'exceptions',
      title: 'What Is Not Confidential',
      note: 'Public knowledge, what the recipient already knew and what it found out independently are not covered.',
      body: [
        'Information is not Confidential Information if the Recipient can show that it:',
        listed(
          [
            'is public, or becomes public without a breach of this Agreement',
            'was known to the Recipient, without a duty to keep it secret, before the Discloser disclosed it',
            'was lawfully received from someone else who was free to share it',
            'was developed by the Recipient without using the Discloser’s Confidential Information',
          ],
          'or',
        ),
      ],
    },
    {
      id: 'duties',
      title: 'Obligations of the Recipient',
      note: 'Keep it safe, use it only for the purpose, and share it only with people who need it and will also keep it secret.',
      body: [
        'The Recipient will:',
        listed([
          'keep the Confidential Information secret, with the care it takes of its own and never less than reasonable care',
          'use it only for the Purpose',
          'share it only with employees, contractors and advisers who need it for the Purpose and are bound to keep it secret',
          'copy it only as far as the Purpose requires, and not reverse engineer samples or software',
          'tell the Discloser promptly if it learns of any loss, or of any use or disclosure that this Agreement does not allow',
        ]),
        'The Recipient is responsible for what the people it shares Confidential Information with do with it.',
      ],
    },
    {
      id: 'required',
      title: 'Disclosure Required or Protected by Law',
      note: 'A court or an authority can still demand the information, and reporting wrongdoing is always allowed.',
      body: [
        'The Recipient may disclose Confidential Information as far as a law, a court or an authority requires it. Where the law allows, it will tell the Discloser first, so that the Discloser can object, and it will disclose no more than is required.',
        'Nothing in this Agreement stops anyone from reporting a possible violation of law to an authority, or from any other disclosure that the law protects.',
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership and No Commitment',
      note: 'Sharing information transfers no rights, and nobody has to make a deal.',
      body: [
        'Confidential Information remains the property of the Discloser. This Agreement gives the Recipient no license or other right to it, apart from using it for the Purpose.',
        'The Discloser does not warrant that the information is complete or correct. Neither party is obliged to share anything or to enter into any other agreement.',
      ],
    },
    {
      id: 'return',
      title: 'Return and Destruction',
      note: 'At the end, the information is returned or destroyed.',
      body: [
        'On written request from the Discloser, or when this Agreement ends, the Recipient will stop using the Confidential Information. Within 30 days it will return or destroy it with all copies and, if asked, confirm this in writing.',
        'The Recipient may keep copies that the law requires it to keep, and routine backups until they are overwritten. This Agreement continues to apply to them.',
      ],
    },
    {
      id: 'term',
      title: 'Term and Survival',
      note: 'How long information is shared under this agreement, and how long it stays secret after that.',
      body: [
        `This Agreement starts on the Effective Date. Its term is ${endSentence(say(facts, 'duration'))} Either party may end it earlier by giving the other 30 days’ written notice.`,
        `After this Agreement ends, the Recipient’s obligations for Confidential Information received until then continue ${after}.`,
        'For trade secrets they continue for as long as the law protects the information as a trade secret, and for personal data for as long as the law requires.',
      ],
    },
    ...when(answers.nonSolicit, staffSection(noun, first, second)),
    {
      id: 'remedies',
      title: 'Remedies',
      note: 'Money cannot always repair a leak, so the discloser may ask a court to stop one.',
      body: [
        'A breach of this Agreement can cause harm that money cannot repair. The Discloser may therefore ask a court to stop or prevent a breach, in addition to any other remedy that the law provides.',
      ],
    },
    lawSection(facts, noun),
    generalSection(noun),
  ];
}
