import { generalSection, lawSection } from './clauses-common';
import { ended, listed, noticeIn, say, when, withItems, type Facts, type Section } from './facts';
import { sayProfitSplit } from './profit-split';

const noun = 'Agreement';

const decisionTexts: Record<Facts['answers']['decisions'], { rule: string; note: string }> = {
  both: {
    rule: 'These decisions need the consent of both Partners:',
    note: 'Each partner runs the daily business. Big decisions need both, so one cannot commit the other to them.',
  },
  shares: {
    rule: 'Partners who together hold more than half of the profit shares make these decisions, after the Partners have talked about them:',
    note: 'Big decisions go by profit shares. With equal shares neither partner has more than half, so both must agree.',
  },
};

const buyoutTexts: Record<Facts['answers']['buyout'], string> = {
  expert:
    'The value of the share is its fair market value on the day the Partner leaves. If the two sides do not agree on it within 30 days, an independent expert whom they choose together decides. They share the cost of the expert equally.',
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
      note: 'What the business is called and what it does. Anything else needs a new agreement.',
      body: [
        `The Partners carry on a business together as partners, under the name ${say(facts, 'businessName')} (the "Partnership").`,
        ...withItems(facts, 'businessPurpose', 'The purpose of the Partnership is:'),
        'The Partnership starts on the Effective Date and goes on until it ends under this Agreement. The Partners make the registrations and get the licenses that the law requires.',
      ],
    },
    {
      id: 'contributions',
      title: 'Contributions',
      note: 'Who puts in what at the start. Nobody has to put in more later.',
      body: [
        ...withItems(facts, 'contributions', 'The Partners contribute the following to the Partnership:'),
        'Money and property are contributed within 30 days of the Effective Date, unless the Partners agree otherwise in writing. Contributions bear no interest. Neither Partner has to contribute more. While the Partnership goes on, a Partner may take a contribution back only with the other’s consent.',
      ],
    },
    {
      id: 'profits',
      title: 'Profits and Losses',
      note: 'How the money is split. Losses follow the same split.',
      body: [
        `The Partners share profits as follows: ${ended(sayProfitSplit(facts))} They bear losses between them in the same shares.`,
        'Profits are worked out once a year and paid out within 90 days of the end of the year, after what the Partnership needs for its debts and its business has been set aside. Payments during the year count as advances on the share of profits.',
        'No Partner gets a salary, unless both Partners agree on it in writing.',
      ],
    },
    {
      id: 'management',
      title: 'Management and Decisions',
      note: decision.note,
      body: [
        'Each Partner may act for the Partnership in its ordinary business, and tells the other about it.',
        decision.rule,
        listed([
          'taking out loans, giving guarantees or pledging assets',
          'buying, selling or renting something outside the ordinary business, or of unusual value',
          'hiring or dismissing employees, and setting their pay',
          'starting or settling lawsuits',
        ]),
        'Changing this Agreement, changing the business, taking in a partner and ending the Partnership always need the consent of both Partners.',
      ],
    },
    {
      id: 'duties',
      title: 'Duties of the Partners',
      note: 'Partners owe each other honesty, time and openness.',
      body: [
        'Each Partner acts honestly and in good faith towards the other, gives the Partnership the time it needs, and does not use its money, property or opportunities for other purposes.',
        ...when(
          answers.exclusive,
          'While they are partners, neither Partner runs or owns a part of a business that competes with the Partnership, without the other’s written consent. Small holdings in listed companies are allowed.',
        ),
        'Each Partner keeps the Partnership’s confidential information secret, also after leaving.',
      ],
    },
    {
      id: 'books',
      title: 'Books and Bank Account',
      note: 'The partnership’s money stays apart from the partners’ own, and both can see the books at any time.',
      body: [
        'The Partnership keeps complete books and has a bank account of its own, which is used for its business only. Each Partner may see the books and the account at any time.',
        'Annual accounts are drawn up within 90 days of the end of each calendar year. Each Partner pays the taxes on their own share, as far as the law does not say otherwise.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      note: 'Outsiders can often claim partnership debts from either partner personally. This evens it out between the two.',
      body: [
        'The Partners know that the law can make each of them personally liable for the debts of the Partnership.',
        'A Partner who pays a debt of the Partnership may ask the other for the part that the other bears under this Agreement. A Partner who causes a loss by fraud, intent, gross negligence or a serious breach of this Agreement bears it alone.',
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
      note: 'How a partner gets out, and what happens on death, long illness or insolvency.',
      body: [
        `A Partner may leave the Partnership by giving the other ${ended(noticeIn(answers.withdrawalDays))}`,
        'A Partner also leaves on death, on becoming insolvent, or when illness or incapacity has kept the Partner from taking part for 6 months and the other Partner asks for it in writing.',
        'If a Partner seriously breaches this Agreement and does not put it right within 30 days of being asked in writing, the other may demand in writing that this Partner leaves at once.',
        'When a Partner leaves, the remaining Partner may carry on the business, if the law allows one person to do so, and then buys the share of the Partner who leaves. If the remaining Partner does not say so in writing within 60 days, the Partnership ends.',
      ],
    },
    {
      id: 'buyout',
      title: 'Price of a Share',
      note: 'How a share is valued and paid for, agreed while nobody knows who will leave first.',
      body: [
        buyoutTexts[answers.buyout],
        'The price is paid in 12 equal monthly installments. The first is due 60 days after the price is settled, and paying earlier is allowed. If a Partner has died, it is paid to the heirs.',
        'The remaining Partner keeps the Partner who leaves free of the debts of the Partnership that were taken into account in the price.',
      ],
    },
    {
      id: 'end',
      title: 'End of the Partnership',
      note: 'Debts first, then contributions, then what is left by shares.',
      body: [
        'When the Partnership ends, the Partners finish its business, sell what it owns and use the money in this order:',
        listed([
          'to pay its debts to others',
          'to pay back loans of the Partners',
          'to pay back contributions of money and property',
          'to pay the rest to the Partners in their profit shares',
        ]),
      ],
    },
    lawSection(facts, noun),
    generalSection(noun, { transfer: 'none' }),
  ];
}
