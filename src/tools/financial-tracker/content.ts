export const incomeCategories = ['Sales', 'Investment', 'Funding', 'Consulting', 'Other Income'] as const;
export const expenseCategories = ['Marketing', 'Office Supplies', 'Software', 'Travel', 'Legal', 'Utilities', 'Other'] as const;

/** Where a row goes that nothing else fits. */
export const restCategory = { income: 'Other Income', expense: 'Other' } as const;

/** Between the company's own accounts: neither income nor expense. */
export const transferCategory = 'Transfer';

/** Most companies need some of these too; they join the others once they are used. */
export const suggestedCategories = {
  income: ['Interest', 'Grants', transferCategory],
  expense: ['Payroll', 'Rent', 'Taxes', 'Insurance', 'Bank Fees', 'Contractors', transferCategory],
} as const;

/** Money raised is not money earned, so the operating result leaves these out. */
export const raisedCategories: readonly string[] = ['Investment', 'Funding'];

export const operatingLabel = 'Operating result (without Investment and Funding)';

/** Words that are on half the lines of any statement and name nobody. */
export const statementWords = new Set(
  `card cards payment payments purchase pos debit credit transfer transaction direct dd sepa ach wire bacs faster standing order
  online mobile contactless visa mastercard maestro amex ref reference id no nr invoice inv from to for by the and of at in on via
  inc ltd llc plc gmbh ug ag bv sarl srl co corp company com www http https paypal sumup zettle sq tst lastschrift gutschrift überweisung`
    .split(/\s+/)
    .map((word) => word.trim()),
);

/** Words on a statement that say what a payment was for. A rule of the user's own goes before them. */
export const starterWords = {
  income: {
    Sales: 'stripe, square, shopify, etsy, gumroad, paddle, lemon squeezy, amazon payments, sales',
    Consulting: 'consulting, retainer, workshop fee',
    Funding: 'loan, founder loan, shareholder loan',
    Investment: 'investment, capital increase, safe investment',
    Interest: 'interest, zinsen',
    Grants: 'grant, subsidy',
  },
  expense: {
    Payroll: 'payroll, salary, salaries, wages, gusto, adp, deel, rippling, paychex, lohn, gehalt',
    Rent: 'rent, lease, landlord, wework, regus, miete',
    Taxes: 'irs, hmrc, finanzamt, franchise tax, income tax, sales tax, vat',
    Insurance: 'insurance, hiscox, allianz, axa, versicherung',
    'Bank Fees':
      'bank fee, bank fees, account fee, monthly fee, overdraft, foreign transaction fee, entgeltabschluss, kontofuhrung, kontoentgelt',
    Marketing: 'google ads, facebook, facebk, meta ads, meta platforms, linkedin, mailchimp, hubspot, vistaprint, canva, advertising',
    'Office Supplies': 'staples, office depot, officemax, viking, ikea, stationery, printer',
    Software:
      'aws, amazon web services, google cloud, google workspace, gsuite, github, gitlab, slack, zoom, adobe, microsoft, figma, notion, atlassian, dropbox, openai, anthropic, heroku, digitalocean, vercel, netlify, cloudflare, namecheap, godaddy, hosting, hetzner, quickbooks, xero, software',
    Travel:
      'uber, lyft, taxi, airline, airlines, airways, hotel, hotels, airbnb, booking, expedia, amtrak, trainline, deutsche bahn, db vertrieb, lufthansa, ryanair, easyjet, train, parking, flight',
    Legal: 'attorney, attorneys, lawyer, lawyers, solicitor, solicitors, notary, law firm, legal, legalzoom, clerky',
    Utilities:
      'electric, electricity, water, energy, internet, broadband, vodafone, verizon, comcast, xfinity, telekom, phone bill, utilities, stadtwerke, strom',
  },
} as const;
