/** A sheet on top of a standard form that is published by others. The form is named, never copied; only its blanks are listed. */
import type { Block } from '@/lib/blocks';
import { clauseNumber } from '@/lib/clauses';
import { gap } from '@/lib/gaps';
import { formatNumber } from '@/lib/numbers';
import { dayIn, lawIn, linesOf, moneyIn, named, type Facts, type Section } from './facts';
import { tidy } from './typed';

const formNames: Record<Facts['answers']['safeForm'], string> = {
  cap: 'Safe: Valuation Cap, no Discount',
  discount: 'Safe: Discount, no Valuation Cap',
  mfn: 'Safe: MFN, no Valuation Cap, no Discount',
};

/** The form asks for what is left of the price: 20% off is a rate of 80%. */
export function discountIn(typed: string): string {
  const text = tidy(typed).replace(/\.$/, '');
  if (text === '') return gap('Discount');
  const [, figure] = /^(\d{1,2}(?:\.\d+)?)\s*%?$/.exec(text) ?? [];
  return figure === undefined || Number(figure) === 0
    ? text
    : `${formatNumber(Number(figure))}%, which the form writes as a Discount Rate of ${formatNumber(100 - Number(figure))}%`;
}

const amountIn = ({ answers, currency }: Facts) => moneyIn(answers.amount, currency, 'Amount');

function blanks(facts: Facts): Block {
  const { answers, currency } = facts;
  const rows = [
    { label: 'Company', value: named(answers.clientName, 'Client Name') },
    { label: 'Incorporated in', value: named(answers.safeHome, 'Incorporated in') },
    { label: 'Investor', value: named(answers.providerName, 'Provider Name') },
    { label: 'Purchase Amount', value: amountIn(facts) },
    { label: 'Date of payment', value: dayIn(answers.startDate, 'Start Date', answers) },
    ...(answers.safeForm === 'cap'
      ? [{ label: 'Post-Money Valuation Cap', value: moneyIn(answers.safeCap, currency, 'Valuation cap') }]
      : []),
    ...(answers.safeForm === 'discount' ? [{ label: 'Discount', value: discountIn(answers.safeDiscount) }] : []),
    { label: 'Governing law', value: lawIn(facts) },
  ];
  return { kind: 'terms', rows };
}

export function safeSections(facts: Facts): Section[] {
  const { answers } = facts;
  const additional = linesOf(answers.additionalTerms);
  return [
    {
      id: 'purchase',
      title: 'What Is Signed',
      short: 'The investor pays now and receives shares later, as the form says.',
      body: [
        `The Investor pays the Company ${amountIn(facts)} (the "Purchase Amount") on or about ${dayIn(answers.startDate, 'Start Date', answers)}. In return the Company issues the Investor a simple agreement for future equity in the form named in clause ${clauseNumber('form')} (the "SAFE").`,
      ],
    },
    {
      id: 'form',
      title: 'The Form',
      short: 'Which published form is used, in which version.',
      body: [
        `The SAFE is the form "${formNames[answers.safeForm]}", version ${named(answers.safeVersion, 'Version of the form')}, as published by Y Combinator at ycombinator.com/documents. Its text is not repeated here. The parties have read it; a copy with the entries below is attached and signed together with this Sheet.`,
      ],
    },
    {
      id: 'blanks',
      title: 'Entries in the Form',
      short: 'What is filled into the blanks of the form.',
      body: ['The parties fill the following into the form:', blanks(facts)],
    },
    {
      id: 'unchanged',
      title: 'Standard Text',
      short: 'The form itself is not changed.',
      body: [
        'Apart from these entries, the text of the form is used as it was published. When and how the SAFE turns into shares, what happens if the Company is sold or closed, and all other rights follow from the form alone.',
        'This Sheet sums up the entries. If it differs from the signed SAFE, the signed SAFE prevails.',
      ],
    },
    {
      id: 'side',
      title: 'Side Letter',
      short: 'Whether anything is signed beside the form.',
      body: [
        answers.proRata
          ? 'The parties also sign the standard pro rata side letter that Y Combinator publishes with the form.'
          : additional.length > 0
            ? 'The parties sign no standard side letter.'
            : 'The parties sign no side letter.',
      ],
    },
    ...(additional.length > 0
      ? [
          {
            id: 'additional',
            title: 'Additional Terms',
            short: 'What the parties added in their own words.',
            body: [...additional, 'These additional terms stand beside the SAFE. They do not change its text.'],
          },
        ]
      : []),
  ];
}
