export const categories = ['Website Legal', 'Business Agreements', 'HR Documents'] as const;
export type Category = (typeof categories)[number];

export const disclaimer =
  'These templates are informational only. They are not legal advice, and no lawyer has seen your answers. Have every document reviewed by a qualified attorney (outside the United States, a local lawyer) before you publish or sign it.';

/** Stands beside the words of a model, on the screen and in every file. */
export const uncheckedNote = 'Reworded clauses have not been checked by a lawyer.';

export const fieldsNote =
  'These are the facts a first draft needs most. Anything you leave empty shows up in the text as a [bracketed blank].';

export const failureMessage = 'We couldn’t make the document. Your answers are still here; please try again.';

export const sampleCompany = 'Fernhill Books';
export const sampleBusiness = 'Fernhill Reading Boxes';

/** Tools that write one of these documents in more depth. */
export const deeperTools = {
  'privacy-policy': {
    name: 'Privacy Policy Generator',
    more: 'named processors, a cookie table, more laws and dated versions',
  },
  'terms-of-service': {
    name: 'Terms of Service Generator',
    more: 'consumer rules for the EU and the UK, copyright complaints, AI features and dated versions',
  },
} as const;
