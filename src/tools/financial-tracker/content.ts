export const incomeCategories = ['Sales', 'Investment', 'Funding', 'Consulting', 'Other Income'] as const;
export const expenseCategories = ['Marketing', 'Office Supplies', 'Software', 'Travel', 'Legal', 'Utilities', 'Other'] as const;

/** Money raised is not money earned, so the operating result leaves these out. */
export const raisedCategories: readonly string[] = ['Investment', 'Funding'];

export const operatingLabel = 'Operating result (without Investment and Funding)';
