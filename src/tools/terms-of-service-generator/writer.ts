import type { Document } from '@/lib/blocks';
import { defineWriter } from '@/writer/define-writer';
import type { Made } from './model';

interface WriterInputs {
  made: Made;
  /** The clauses are no part of the page; they arrive while the form is filled in. */
  make: ((made: Made) => Document) | undefined;
}

const yesOrNo = (isOn: boolean) => (isOn ? 'yes' : 'no');

export const termsWriter = defineWriter<WriterInputs, Document>({
  type: 'terms-of-service',
  payload: ({ made: { answers } }) => ({
    company: answers.companyName,
    website: answers.website,
    service: answers.serviceType,
    location: [answers.state, answers.country].filter((part) => part.trim() !== '').join(', '),
    age: answers.userAgeRestriction,
    privacy: yesOrNo(answers.includePrivacyPolicy),
    refund: yesOrNo(answers.includeRefundPolicy),
    cookie: yesOrNo(answers.includeCookiePolicy),
    additional: answers.additionalClauses,
  }),
  write: ({ made, make }) => {
    if (!make) throw new Error('The clauses could not be loaded.');
    return make(made);
  },
});
