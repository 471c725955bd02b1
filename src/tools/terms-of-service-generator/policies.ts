import { endSentence } from '@/lib/sentences';
import { heading, paragraph, type Block } from '@/lib/blocks';
import { nationalBlock } from './national';
import { addressIn, companyIn, contactIn, daysIn, emailIn, named, tidy, type Facts } from './facts';

/** Blocks that follow the numbered sections, each with the sentence that sums it up. */
export interface PolicyBlock {
  title: string;
  short: string;
  body: Block[];
}

const texts = (...parts: string[]): Block[] => parts.map((part) => paragraph(part));

/** Points to the policy instead of repeating it, so that the two cannot contradict each other. */
function privacyBlock({ answers }: Facts): PolicyBlock {
  return {
    title: 'Privacy Policy',
    short: 'The privacy policy, not this page, says what happens with personal information.',
    body: texts(
      endSentence(
        `Our Privacy Policy explains which personal information we collect, what we do with it and what you can do about it. For details, see our Privacy Policy at ${named(answers.privacyUrl, 'Privacy Policy URL')}`,
      ),
      'Where these Terms and the Privacy Policy differ about personal information, the Privacy Policy applies.',
    ),
  };
}

const withdrawalTitle = (region: Facts['region']) => (region === 'uk' ? 'Right to Cancel' : 'Right of Withdrawal');

function refundBlock(facts: Facts): PolicyBlock {
  const { answers, hasConsumerLaw, region } = facts;
  const period = daysIn(answers.refundDays, 'Refund Period');
  return {
    title: 'Refund Policy',
    short: `You can ask for your money back within ${period} of paying.`,
    body: texts(
      `You may ask for a refund within ${period} of making a payment. Write to us ${contactIn(facts)} with your order number or the email address you ordered with, and say what you want refunded.`,
      'We check each request and tell you what we decide and why. We pay approved refunds with the payment method you used.',
      `This comes on top of the refunds the law gives you, and limits none of them.${hasConsumerLaw ? ` In particular, consumers keep the ${region === 'uk' ? 'right to cancel' : 'right of withdrawal'} described below.` : ''}`,
    ),
  };
}

function cookieBlock({ answers }: Facts): PolicyBlock {
  return {
    title: 'Cookie Policy',
    short: 'The cookie policy says which cookies are used and how to turn them off.',
    body: texts(
      endSentence(
        `The Service uses cookies and similar technologies. Where the law asks for your consent, we set them only once you have given it. For which cookies we use, what for and how to control them, see our Cookie Policy at ${named(answers.cookieUrl, 'Cookie Policy URL')}`,
      ),
    ),
  };
}

const starts: Record<Facts['answers']['offer'], string> = {
  services: 'the contract is made',
  content: 'the contract is made',
  goods: 'you, or somebody you name who is not the carrier, receive the goods (the last of them, if they come in several deliveries)',
};

const effects = (verb: string): Record<Facts['answers']['offer'], string> => ({
  services: `If you asked us to begin the service during the 14 days, you pay for what we have provided until you tell us that you ${verb}, in proportion to the whole. The right ends once the service has been fully provided, if you asked us to begin early and acknowledged that you would lose it.`,
  content: `For digital content that is not on a physical medium, the right ends when we begin to supply it, if you expressly agreed to that, acknowledged that you would lose the right, and received our confirmation of both.`,
  goods: `Send the goods back within 14 days of telling us that you ${verb}. We may withhold the refund until we have received them or proof that you have sent them. You pay the direct cost of sending them back, unless we have agreed to pay it, and you are liable for a loss in value only if you handled them more than was needed to examine them. The law exempts some goods, such as those made to order.`,
});

/** The 14 days of consumers in the EU and the UK, with the form that the law prescribes. */
function withdrawalBlock(facts: Facts): PolicyBlock {
  const { answers, region } = facts;
  const isUk = region === 'uk';
  const verb = isUk ? 'cancel' : 'withdraw';
  const contract = isUk ? 'cancel the contract' : 'withdraw from the contract';
  const sale = answers.offer === 'goods' ? 'contract of sale of the following goods' : 'contract for the supply of the following service';
  const us = `${companyIn(facts)}, ${addressIn(facts)}, ${emailIn(facts)}`;
  return {
    title: withdrawalTitle(region),
    short: `Consumers can change their mind within 14 days of ${answers.offer === 'goods' ? 'receiving the goods' : 'ordering'}.`,
    body: [
      ...texts(
        `This part is for consumers in the ${isUk ? 'United Kingdom' : 'European Union and the European Economic Area'} who order from us online or otherwise at a distance.`,
        `You may ${contract} within 14 days without giving a reason. The 14 days begin on the day after the day on which ${starts[answers.offer]}.`,
        endSentence(`To do so, tell us in a clear statement, for example by email or letter: ${us}`),
        `You may use the form below, but you do not have to${isUk ? '' : '; where our website offers a withdrawal button, you may use that, too'}. It is enough to send the statement before the 14 days are over.`,
        `If you ${verb}, we repay all that you have paid us, including the cost of our cheapest standard delivery, without undue delay and within 14 days of the day on which you tell us. We use the payment method you used, and we charge no fee for it.`,
        effects(verb)[answers.offer],
      ),
      heading(3, isUk ? 'Model cancellation form' : 'Model withdrawal form'),
      paragraph(`Complete and return this form only if you wish to ${contract}.`, 'muted'),
      {
        kind: 'list',
        items: [
          `To: ${us}`,
          `I/We* hereby give notice that I/We* ${isUk ? 'cancel' : 'withdraw from'} my/our* ${sale}: ____________________`,
          'Ordered on*/received on*: ____________________',
          'Name of consumer(s): ____________________',
          'Address of consumer(s): ____________________',
          'Signature of consumer(s) (only if this form is sent on paper): ____________________',
          'Date: ____________________',
        ],
      },
      paragraph('* Delete as appropriate.', 'muted'),
    ],
  };
}

const linesOf = (typed: string) =>
  typed
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').map(tidy).filter(Boolean).join('\n'))
    .filter((part) => part !== '');

/** In their order; what the user wrote always comes last. */
export function toPolicyBlocks(facts: Facts): PolicyBlock[] {
  const { answers, hasConsumerLaw } = facts;
  const own = linesOf(answers.additionalClauses);
  const national = nationalBlock(facts);
  return [
    ...(answers.includePrivacyPolicy ? [privacyBlock(facts)] : []),
    ...(answers.includeRefundPolicy ? [refundBlock(facts)] : []),
    ...(answers.includeCookiePolicy ? [cookieBlock(facts)] : []),
    ...(hasConsumerLaw ? [withdrawalBlock(facts)] : []),
    ...(national ? [national] : []),
    ...(own.length > 0
      ? [{ title: 'Additional Clauses', short: 'What applies on top of the rest; read it in full.', body: texts(...own) }]
      : []),
  ];
}
