import { choice, list, text, url, type DraftOf, type RecordOf } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { bases, basisLabels, cookieKindLabels, cookieKinds, thirdParties, thirdPartyLabels } from './content';

/** What a regime wants to know of each type of data. */
export const detailFields = {
  purpose: text('Purpose', { placeholder: 'What you use it for' }),
  basis: choice('Legal basis', bases, { labels: basisLabels }),
  retention: text('Kept for', { placeholder: 'Two years after the last order' }),
  people: text('People concerned', { placeholder: 'Customers, visitors' }),
};
export type DetailDraft = DraftOf<typeof detailFields>;

const webAddress = 'Use a web address, such as https://example.com/privacy.';

export const processorFields = {
  name: text('Name', { required: 'Name the company.', placeholder: 'Stripe' }),
  service: choice('Service', [...thirdParties, 'other'], {
    required: 'Choose what it does for you.',
    labels: { ...thirdPartyLabels, other: 'Other' },
  }),
  purpose: text('Purpose', { required: 'Say what it does with the data.', placeholder: 'Takes card payments' }),
  country: text('Country', { placeholder: 'United States' }),
  data: list('Data it receives', { placeholder: 'Payment, Contact', hint: 'Types from the list of data collected.' }),
  link: url('Privacy link', { placeholder: 'https://' }),
};
export type Processor = RecordOf<typeof processorFields>;

export const cookieFields = {
  name: text('Cookie', { required: 'Name the cookie.', placeholder: 'session_id' }),
  provider: text('Provider', { required: 'Say who sets it.', placeholder: 'Us, or a company' }),
  purpose: text('Purpose', { required: 'Say what it is for.', placeholder: 'Keeps you signed in' }),
  duration: text('Duration', { required: 'Say how long it stays.', placeholder: 'Until you close the browser' }),
  kind: choice('Type', cookieKinds, { required: 'Choose a type.', labels: cookieKindLabels }),
};
export type Cookie = RecordOf<typeof cookieFields>;

/** A link that could run something is refused, like any other text that is no address. */
export const checkLink = ({ link }: { link: string }) => (link !== '' && !safeUrl(link) ? { link: webAddress } : {});

export const processorIdentity = ({ name, service, purpose }: Processor) =>
  [name, service, purpose].map((part) => part.toLowerCase()).join('\n');
export const cookieIdentity = ({ name, provider }: Cookie) => [name, provider].map((part) => part.toLowerCase()).join('\n');
