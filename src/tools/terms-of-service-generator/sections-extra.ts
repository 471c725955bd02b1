import { endSentence } from '@/lib/sentences';
import { clauseNumber } from '@/lib/clauses';
import { gap } from '@/lib/gaps';
import { addressIn, bodyIn, contactIn, daysIn, lawIn, named, namedInside, type Facts } from './facts';
import { when, type Section } from './sections-use';

/** Sections that are there only when their switch is on. */
export function contentSection(facts: Facts): Section {
  const { answers, region } = facts;
  const mayTrain = answers.ai && (answers.aiTraining === 'consent' || answers.aiTraining === 'yes');
  const training = mayTrain ? `, and as section ${clauseNumber('ai')} says about training` : '';
  const isEuropean = region === 'eu' || region === 'uk';
  const license = region === 'uk' ? 'licence' : 'license';
  return {
    id: 'content',
    title: 'Your Content',
    short: 'What you post stays yours. You let us store and show it so that the service works, and you answer for it.',
    body: [
      'You keep all rights in what you upload, post or send through the Service ("your content").',
      `You give us a worldwide, non-exclusive, royalty-free ${license} to host, copy, convert and show your content, only as far as that is needed to run, protect and offer the Service${training}. The ${license} ends when you delete the content, except for copies that others have made with your permission, for backups until they are overwritten, and where the law makes us keep it.`,
      'You confirm that you have the rights you need for your content and that it breaks neither the law nor these Terms.',
      isEuropean
        ? `We may remove content that is illegal or breaks these Terms, and suspend those who post it repeatedly. We tell you why, and you may ask us to look at the decision again. Anyone can report content they believe to be illegal ${contactIn(facts)}, saying where it is and why it is illegal.`
        : 'We do not have to check content before it is shown. We may remove content that breaks the law or these Terms, and we tell you when we do, unless the law or the safety of others is against it.',
    ],
  };
}

export function copyrightSection(facts: Facts): Section {
  const { answers } = facts;
  return {
    id: 'copyright',
    title: 'Copyright Complaints',
    short: 'If somebody posts your work without permission, tell our copyright agent. If yours was taken down by mistake, you can object.',
    body: [
      endSentence(
        `If you believe that something on the Service infringes your copyright, send a notice under the Digital Millennium Copyright Act (17 U.S.C. § 512) to our copyright agent: ${namedInside(answers.agentName, 'Copyright Agent')}, ${named(answers.agentEmail, 'Copyright Agent’s Email')}, ${addressIn(facts)}`,
      ),
      'Your notice must contain:',
      [
        'your physical or electronic signature, or that of a person who may act for the owner;',
        'the work that you believe is infringed;',
        'the material you want removed, and where on the Service it is;',
        'your address, telephone number and email address;',
        'a statement that you believe in good faith that the use is not authorized by the owner, its agent or the law; and',
        'a statement that the notice is accurate and, under penalty of perjury, that you may act for the owner.',
      ],
      'If your material was removed by mistake or because it was taken for something else, you may send our agent a counter-notice. It must contain:',
      [
        'your physical or electronic signature;',
        'the material that was removed, and where it was;',
        'a statement, under penalty of perjury, that you believe in good faith that it was removed by mistake or misidentification; and',
        'your name, address and telephone number, and a statement that you accept the jurisdiction of the United States federal district court for your address (or, outside the United States, of any such court where we may be found), and service of process from the person who complained.',
      ],
      'We pass a counter-notice on to the person who complained. We may put the material back 10 to 14 business days later, unless that person tells us of a court action. In appropriate circumstances we end the accounts of people who infringe repeatedly.',
    ],
  };
}

function trainingText(facts: Facts): string {
  const texts: Record<string, string> = {
    never: 'We do not use what you enter, or the output, to train AI models.',
    consent:
      'We use what you enter, or the output, to train AI models only if you have agreed to it. You may take that back at any time for the future.',
    yes: endSentence(
      `We may use what you enter, and the output, to train and improve AI models. You may object at any time for the future, in your settings where the Service offers that or by contacting us ${contactIn(facts)}`,
    ),
  };
  return (
    texts[facts.answers.aiTraining] ??
    `Whether we use what you enter, or the output, to train AI models: ${gap('Training on User Content')}`
  );
}

const trainingShorts: Partial<Record<string, string>> = {
  never: ' What you enter does not train AI models.',
  consent: ' What you enter trains AI models only if you agree.',
  yes: ' What you enter may train AI models unless you object.',
};

export function aiSection(facts: Facts): Section {
  return {
    id: 'ai',
    title: 'AI Features',
    short: `AI output can be wrong: check it before you rely on it.${trainingShorts[facts.answers.aiTraining] ?? ''}`,
    body: [
      'Some features use artificial intelligence to make text, pictures or other output from what you enter. We say where that is so.',
      'Output can be wrong, incomplete or out of date, and others may receive similar output. Check it before you rely on it. It is not legal, medical, financial or other professional advice.',
      'You keep your rights in what you enter. As between you and us, and as far as the law allows, you may use the output as your own, under these Terms.',
      'You must not use these features to deceive people, or to make decisions with legal or similarly serious effects on a person unless a human reviews them.',
      trainingText(facts),
    ],
  };
}

export function apiSection({ answers }: Facts): Section {
  return {
    id: 'api',
    title: 'API Access',
    short: 'Keep your keys secret, stay within the limits, and expect notice before a change that breaks things.',
    body: [
      'If we give you access to an application programming interface ("API"), these Terms apply to it and to what you build with it.',
      'Keep your keys secret. You are responsible for calls made with them until you tell us that they have been lost or stolen.',
      'Stay within the limits that we publish in the documentation, and do not get around them. Do not use the API to copy the Service or to collect data about its users beyond what your own users have agreed to.',
      `We may change the API. We give you at least ${daysIn(answers.noticeDays)}’ notice before a change that is likely to break what you have built, unless security or the law calls for a faster one. We may withdraw a key that is used in breach of these Terms.`,
    ],
  };
}

const classWaiver =
  'As far as the law allows, you and we may bring claims only on our own behalf, and not as a plaintiff or member of a class, collective or representative action. If this is not enforceable for a claim, that claim is decided by the courts, and the rest of this section stays in force.';

export function disputesSection(facts: Facts): Section {
  const { answers, hasConsumers, hasConsumerLaw, region } = facts;
  const { arbitration, classWaiver: waives } = answers;
  const place = hasConsumers
    ? 'The arbitration takes place by video or telephone or, if you are a consumer and prefer it, where you live.'
    : `The arbitration takes place in ${lawIn(facts)}, or by video if both sides agree.`;
  const title = arbitration ? (waives ? 'Arbitration and Class Action Waiver' : 'Arbitration') : 'Class Action Waiver';
  return {
    id: 'disputes',
    title,
    short: arbitration
      ? `Disputes go to an arbitrator instead of a judge and jury${waives ? ', one person at a time' : ''}. You can opt out when you join.`
      : 'Claims are brought one by one, not as a group.',
    body: [
      ...when(
        arbitration,
        'PLEASE READ THIS SECTION CAREFULLY. IT MEANS THAT A NEUTRAL ARBITRATOR, AND NOT A JUDGE OR JURY, DECIDES MOST DISPUTES BETWEEN YOU AND US.',
        `A dispute about the Service or these Terms that we cannot settle as described in section ${clauseNumber('law')} will be finally decided by one arbitrator, in proceedings administered by ${bodyIn(answers.arbitrator, 'Arbitration Provider')} under its rules${hasConsumers ? ' (for consumers, its rules for consumers)' : ''}. ${place} The provider’s rules say who pays its fees.`,
        ...when(region === 'us', 'The Federal Arbitration Act governs this section. Both sides give up the right to a trial by jury.'),
        'Either side may instead bring a claim in a small claims court that may hear it, and may ask a court to stop the infringement or misuse of intellectual property.',
        `You may opt out of arbitration within ${daysIn(answers.optOutDays)} of first accepting these Terms, by writing to us ${contactIn(facts)} with your name and the statement that you opt out. The courts named in section ${clauseNumber('law')} then decide.`,
      ),
      ...when(waives, classWaiver),
      ...when(
        hasConsumerLaw,
        `This section does not apply to you if you are a consumer living in ${region === 'uk' ? 'the United Kingdom' : 'the European Union or the European Economic Area'}.`,
      ),
    ],
  };
}

/** What the cap comes to, in words that fit into a sentence. */
export function capIn({ answers }: Facts): string {
  const months = answers.capMonths;
  const fees = `the amount you paid us for the Service in the ${months > 0 ? (months === 1 ? 'month' : `${months} months`) : `${gap('Number of Months')} months`} before the event that led to the claim`;
  const amount = namedInside(answers.capAmount, 'Cap Amount');
  if (answers.capBasis === 'amount') return amount;
  return answers.capBasis === 'greater' ? `the higher of ${amount} and ${fees}` : fees;
}
