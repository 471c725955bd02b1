/** Usual headers of other programs' files, by field. */
export const otherNames: Record<string, readonly string[]> = {
  name: ['stakeholder', 'shareholder', 'holder', 'owner', 'stakeholder name', 'shareholder name'],
  role: ['relationship', 'type', 'stakeholder type'],
  equityPercentage: ['equity', 'equity percent', 'percentage', 'percent', 'ownership', 'ownership %', 'fully diluted %', '%'],
  exactShares: ['shares', 'quantity', 'number of shares', 'fully diluted shares'],
  vestingPeriod: ['vesting', 'vesting months', 'vesting period'],
  exercisePrice: ['strike', 'strike price', 'exercise price per share', 'option price'],
  cliffPeriod: ['cliff', 'cliff months', 'cliff period'],
  grantDate: ['issue date', 'vesting start', 'vesting start date', 'date'],
};

export const importHint =
  'A CSV or Excel file with a row for each stakeholder. A file saved here reads back as it is: round, pool and unallocated rows are worked out again, so they’re left out. Where a row has a number of shares, that counts before its percentage.';

export const notAdvice =
  'A planning aid, not legal, tax or financial advice. Signed documents decide: have a lawyer check the figures before you rely on them.';

/** Beside the plain ones, where there is more to count. */
export const deeperAssumption =
  'SAFEs, notes and the option pool are counted in every round; the assumptions behind that are under Rounds & SAFEs.';

export const plainAssumptions = [
  'New shares = investment ÷ pre-money valuation × shares before the round, rounded to the nearest share. A stakeholder’s shares stay; the percentages follow.',
  'A percentage is of all shares there are when you enter it. Shares that nobody holds are part of the total.',
];
