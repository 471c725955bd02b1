import { generalSection, lawSection, staffSection } from './clauses-common';
import { ended, listed, say, when, withItems, type Facts, type Section } from './facts';

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
      note: 'Says why information is shared. It may be used for nothing else.',
      body: [
        ...withItems(
          facts,
          'purpose',
          `${isMutual ? 'The parties want to share Confidential Information with each other' : 'The Discloser wants to share Confidential Information with the Recipient'} for this purpose (the "Purpose"):`,
        ),
        ...when(
          isMutual,
          'In this Agreement, "Discloser" means the party that gives Confidential Information and "Recipient" means the party that receives it. Each party can be both.',
        ),
      ],
    },
    {
      id: 'information',
      title: 'Confidential Information',
      note: 'What counts as a secret: what is marked as one, and what any sensible person would take for one.',
      body: [
        '"Confidential Information" means information, in any form, that the Discloser gives the Recipient for the Purpose and that is marked or described as confidential, or that a reasonable person would understand to be confidential from what it is or how it is given.',
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
      note: 'Public knowledge, what the recipient already knew, and what it found out by itself are no secrets.',
      body: [
        'Information is not Confidential Information if the Recipient can show that it:',
        listed(
          [
            'is public, or becomes public without a breach of this Agreement',
            'was known to the Recipient, without a duty to keep it secret, before the Discloser gave it',
            'was lawfully received from somebody else who was free to share it',
            'was developed by the Recipient without using the Discloser’s Confidential Information',
          ],
          'or',
        ),
      ],
    },
    {
      id: 'duties',
      title: 'Duties of the Recipient',
      note: 'Keep it safe, use it only for the purpose, and share it only with people who need it and keep it secret, too.',
      body: [
        'The Recipient:',
        listed([
          'keeps the Confidential Information secret, with at least the care it takes of its own secrets and never less than reasonable care',
          'uses it only for the Purpose',
          'shares it only with those of its employees, contractors and advisers who need it for the Purpose and are bound to keep it secret',
          'copies it only as far as the Purpose needs, and does not take samples or software apart to find out how they are made',
          'tells the Discloser promptly if it learns of a loss, or of a use or disclosure that this Agreement does not allow',
        ]),
        'The Recipient is responsible for what the people with whom it shares Confidential Information do with it.',
      ],
    },
    {
      id: 'required',
      title: 'Disclosure Required or Protected by Law',
      note: 'A court or an authority can still demand the information, and reporting wrongdoing stays allowed.',
      body: [
        'The Recipient may disclose Confidential Information as far as a law, a court or an authority requires it. Where the law allows, it tells the Discloser first, so that the Discloser can object, and it discloses no more than is required.',
        'Nothing in this Agreement stops anyone from reporting a possible violation of law to an authority, or from any other disclosure that the law protects.',
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership and No Promises',
      note: 'Sharing information gives nothing away, and nobody has to make a deal in the end.',
      body: [
        'Confidential Information stays the property of the Discloser. This Agreement gives the Recipient no license and no other right to it, apart from using it for the Purpose.',
        'The Discloser does not promise that the information is complete or correct. Neither party has to share anything, or to enter into any other agreement.',
      ],
    },
    {
      id: 'return',
      title: 'Return and Destruction',
      note: 'When it is over, the information goes back or is destroyed.',
      body: [
        'When the Discloser asks for it in writing, or when this Agreement ends, the Recipient stops using the Confidential Information. Within 30 days it returns or destroys it with all copies and, if asked, confirms this in writing.',
        'The Recipient may keep copies that the law requires it to keep, and backups made as a routine until they are overwritten. This Agreement goes on applying to them.',
      ],
    },
    {
      id: 'term',
      title: 'Term and Survival',
      note: 'How long information is shared under this agreement, and how long it stays secret after that.',
      body: [
        `This Agreement starts on the Effective Date. Its term is ${ended(say(facts, 'duration'))} Either party may end it earlier by giving the other 30 days’ written notice.`,
        `After the end, the Recipient’s duties for Confidential Information received before it go on ${after}.`,
        'For trade secrets, they go on for as long as the law protects the information as a trade secret, and for personal data for as long as the law requires.',
      ],
    },
    ...when(answers.nonSolicit, staffSection(noun, first, second)),
    {
      id: 'remedies',
      title: 'Remedies',
      note: 'Money cannot always repair a leak, so the discloser may ask a court to stop it.',
      body: [
        'A breach of this Agreement can do harm that money does not make good. The Discloser may therefore ask a court to stop or prevent a breach, in addition to every other remedy that the law gives.',
      ],
    },
    lawSection(facts, noun),
    generalSection(noun),
  ];
}
