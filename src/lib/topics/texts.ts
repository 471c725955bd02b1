/**
 * What an answer means, whatever its field is called: company facts, what is sold and to whom, why it matters.
 * Fields that say what they mean start from the same facts and take each other's answers.
 */
export const meanings = {
  'company.name': 'Company name',
  'company.industry': 'Industry',
  'company.website': 'Website',
  'company.email': 'E-mail',
  'company.phone': 'Phone',
  'company.address': 'Address',
  'company.place': 'Location',
  'company.about': 'About the company',
  'company.stage': 'Stage',
  'company.founders': 'Founders',
  'company.form': 'Legal form',
  'company.formed': 'Founded on',
  'company.launch': 'Launch date',
  'company.country': 'Country',
  'company.region': 'State or province',
  'company.hours': 'Working hours',
  'company.channels': 'Social networks',
  'idea.name': 'Name of the idea',
  'offer.name': 'Product or service',
  'offer.what': 'What it is',
  'offer.why': 'What it is, and why it’s better',
  'offer.edge': 'Why you',
  'offer.price': 'Price',
  'customers.who': 'Target market',
  'customers.problem': 'Problem',
  'market.rivals': 'Competition',
  'market.place': 'Where you sell',
  'market.size': 'Market size',
  'business.model': 'How it earns money',
  'business.kind': 'Kind of business',
  'business.resources': 'Resources',
  'business.proof': 'Traction',
  'business.forecast': 'Forecast',
  'business.figures': 'Key figures',
  'business.owners': 'Who owns it',
  'sales.tax': 'Sales tax or VAT rate',
  'sales.days': 'Days customers have to pay',
  'raise.amount': 'Amount to raise',
  'raise.use': 'Use of funds',
  'raise.months': 'Months of running costs',
} as const;

export type Meaning = keyof typeof meanings;

/** An answer, by what it means. */
export interface TextLine {
  means: Meaning;
  text: string;
}

export type Answers = Partial<Record<Meaning, string>>;

/** The answers that were given. */
export const toTextLines = (answers: Answers): TextLine[] =>
  (Object.keys(meanings) as Meaning[]).flatMap((means) => {
    const text = (answers[means] ?? '').trim();
    return text === '' ? [] : [{ means, text }];
  });

export const toAnswers = (lines: readonly TextLine[]): Answers => Object.fromEntries(lines.map(({ means, text }) => [means, text]));
