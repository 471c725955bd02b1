import { endSentence } from '@/lib/sentences';
import { generalSection, lawSection } from './clauses-common';
import { listed, noticeIn, say, when, withItems, type Facts, type Section } from './facts';
import { sayProfitSplit } from './profit-split';

const noun = 'Agreement';

const decisionTexts: Record<Facts['answers']['decisions'], { rule: string; note: string }> = {
  both: {
    rule: 'These decisions need the consent of both Partners:',
    note: 'Each partner runs the daily business. Big decisions need both, so neither can commit the other alone.',
  },
  shares: {
    rule: 'These decisions are made by Partners who together hold more than half of the profit shares, after discussion between the Partners:',
    note: 'Big decisions go by profit shares. With equal shares neither partner has more than half, so both must agree.',
  },
};

const buyoutTexts: Record<Facts['answers']['buyout'], string> = {
  expert:
    'The value of the share is its fair market value on the day the Partner leaves. If the two sides do not agree on it within 30 days, an independent expert chosen together will decide. They share the expert’s cost equally.',
  books:
    'The value of the share is its value in the Partnership’s books on the day the Partner leaves, with assets and debts brought up to date.',
};

export function partnershipSections(facts: Facts): Section[] {
  const { answers } = facts;
  const decision = decisionTexts[answers.decisions];
  return [
    {
      id: 'business',
      title: 'The Partnership',
      note: 'What the business is called and what it does. Anything else needs both partners’ agreement.',
      body: [
        `The Partners carry on a business together as partners, under the name ${say(facts, 'businessName')} (the "Partnership").`,
        ...withItems(facts, 'businessPurpose', 'The purpose of the Partnership is:'),
        'The Partnership starts on the Effective Date and continues until it ends under this Agreement. The Partners will make the registrations and obtain the licenses that the law requires.',
      ],
    },
    {
      id: 'contributions',
      title: 'Contributions',
      note: 'Who puts in what at the start. Nobody has to put in more later.',
      body: [
        ...withItems(facts, 'contributions', 'The Partners will contribute the following to the Partnership:'),
        'Money and property are due within 30 days of the Effective Date, unless the Partners agree otherwise in writing. Contributions bear no interest. Neither Partner has to contribute more. While the Partnership continues, a Partner may withdraw a contribution only with the other’s consent.',
      ],
    },
    {
      id: 'profits',
      title: 'Profits and Losses',
      note: 'How the money is split. Losses follow the same split.',
      body: [
        `The Partners share profits as follows: ${endSentence(sayProfitSplit(facts))} They bear losses between them in the same shares.`,
        'Profits are calculated once a year and paid out within 90 days of the end of the year, after setting aside what the Partnership needs for its debts and its business. Payments during the year are advances on the share of profits.',
        'No Partner receives a salary unless both Partners agree to it in writing.',
      ],
    },
    {
      id: 'management',
      title: 'Management and Decisions',
      note: decision.note,
      body: [
        'Each Partner may act for the Partnership in its ordinary business, and will keep the other informed.',
        decision.rule,
        listed([
          'taking out loans, giving guarantees or pledging assets',
          'buying, selling or renting anything outside the ordinary business or of unusual value',
          'hiring or dismissing employees, and setting their pay',
          'starting or settling lawsuits',
        ]),
        'Changing this Agreement, changing the business, admitting a partner and ending the Partnership always need the consent of both Partners.',
      ],
    },
    {
      id: 'duties',
      title: 'Duties of the Partners',
      note: 'Partners owe each other honesty, time and openness.',
      body: [
        'Each Partner will act honestly and in good faith toward the other, give the Partnership the time it needs, and not use its money, property or opportunities for other purposes.',
        ...when(
          answers.exclusive,
          'While they are partners, neither Partner will run, or own part of, a business that competes with the Partnership without the other’s written consent. Small holdings in listed companies are allowed.',
        ),
        'Each Partner will keep the Partnership’s confidential information secret, even after leaving.',
      ],
    },
    {
      id: 'books',
      title: 'Books and Bank Account',
      note: 'The partnership’s money is kept separate from the partners’ own, and both can see the books at any time.',
      body: [
        'The Partnership will keep complete books and its own bank account, used only for its business. Each Partner may inspect the books and the account at any time.',
        'Annual accounts are prepared within 90 days of the end of each calendar year. Each Partner pays the taxes on their own share, unless the law says otherwise.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      note: 'Creditors can often claim partnership debts from either partner personally. This settles it between the two.',
      body: [
        'The Partners understand that the law can make each of them personally liable for the debts of the Partnership.',
        'A Partner who pays a debt of the Partnership may recover from the other the part that the other bears under this Agreement. A Partner who causes a loss by fraud, willful misconduct, gross negligence or a serious breach of this Agreement bears it alone.',
      ],
    },
    {
      id: 'transfer',
      title: 'New Partners and Transfer of Shares',
      note: 'Nobody gets a new partner against their will.',
      body: [
        'A new partner joins only with the written consent of both Partners, and by signing this Agreement. A Partner may not sell, give away or pledge a share without the other’s written consent.',
      ],
    },
    {
      id: 'leaving',
      title: 'Leaving the Partnership',
      note: 'How a partner can leave, and what happens on death, long illness or insolvency.',
      body: [
        `A Partner may leave the Partnership by giving the other ${endSentence(noticeIn(answers.withdrawalDays))}`,
        'A Partner also leaves on death, on becoming insolvent, or when illness or incapacity has kept the Partner from taking part for 6 months and the other Partner asks for it in writing.',
        'If a Partner commits a material breach of this Agreement and does not remedy it within 30 days of being asked in writing, the other may require that Partner in writing to leave immediately.',
        'When a Partner leaves, the remaining Partner may continue the business, if the law allows one person to do so, by giving written notice within 60 days, and then buys the share of the departing Partner. Otherwise, the Partnership ends.',
      ],
    },
    {
      id: 'buyout',
      title: 'Price of a Share',
      note: 'How a share is valued and paid for, agreed while nobody knows who will leave first.',
      body: [
        buyoutTexts[answers.buyout],
        'The price is paid in 12 equal monthly installments. The first is due 60 days after the price is settled. Early payment is allowed. If a Partner has died, the price is paid to their heirs.',
        'The remaining Partner will indemnify the departing Partner against the debts of the Partnership that were taken into account in the price.',
      ],
    },
    {
      id: 'end',
      title: 'End of the Partnership',
      note: 'Debts first, then contributions, then what is left by shares.',
      body: [
        'When the Partnership ends, the Partners will wind up its business, sell its assets and use the proceeds in this order:',
        listed([
          'to pay its debts to others',
          'to repay loans from the Partners',
          'to return contributions of money and property',
          'to pay the rest to the Partners in their profit shares',
        ]),
      ],
    },
    lawSection(facts, noun),
    generalSection(noun, { transfer: 'none' }),
  ];
}
