/** The one headline; every other figure is a part of it. */
export const cashLabel = 'Cash needed in all';

export const standardCategories = [
  'Office Supplies',
  'Marketing',
  'Travel',
  'Software',
  'Equipment',
  'Utilities',
  'Professional Services',
  'Other',
] as const;

/** Most lists need these too; they join the others once they are wanted. */
export const suggestedCategories = ['Rent', 'Payroll', 'Legal', 'Inventory'] as const;

export const templateNames = { saas: 'SaaS', shop: 'Shop', restaurant: 'Restaurant', agency: 'Agency' } as const;
export type TemplateId = keyof typeof templateNames;

export const usTaxNote = {
  title: 'Start-up costs and US tax',
  asOf: '2025-07-04',
  paragraphs: [
    'In the year a US business begins, it may deduct up to $5,000 of its start-up costs at once. Each dollar of start-up costs above $50,000 takes a dollar off that $5,000, so from $55,000 on nothing is deducted at once.',
    'The rest is deducted in equal parts over 180 months, starting with the month the business begins. With $52,000 of start-up costs you deduct $3,000 at once and $49,000 over 180 months, about $272 a month.',
    'Not everything on this list is a start-up cost for tax. Equipment and inventory follow other rules, and so do the costs of forming a corporation or partnership.',
  ],
  source:
    'Section 195 of the Internal Revenue Code, as last amended on the day above. This is a general note, not tax advice. Ask a tax professional before you rely on it.',
} as const;
