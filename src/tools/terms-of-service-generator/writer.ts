import type { Document } from '@/lib/blocks';
import { defineWriter } from '@/writer/define-writer';
import { failureMessage } from './content';
import type { Made } from './model';

/** The clauses are no part of the page; they arrive while the form is filled in. */
export const loadTerms = () => import('./terms');

const yesOrNo = (isOn: boolean) => (isOn ? 'yes' : 'no');

export const termsWriter = defineWriter<Made, Promise<Document>>({
  type: 'terms-of-service',
  payload: ({ answers }) => ({
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
  failure: failureMessage,
  write: async (made) => (await loadTerms()).toTerms(made),
});
