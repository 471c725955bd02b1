import { addDays } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import type { Script, Version } from './model';

const script = (id: string, more: Pick<Script, 'title' | 'category' | 'content' | 'tags' | 'shortCode'> & Partial<Script>): Script => ({
  id: `sample-${id}`,
  tone: 'Friendly',
  language: 'English',
  isFavourite: false,
  uses: 0,
  ...more,
});

/** What a first visitor finds. Terms in brackets are for the company to set: no policy is made up on its behalf. */
export const preloadedScripts = (): Script[] => [
  script('return', {
    title: 'Product Return Process',
    category: 'Returns',
    shortCode: 'return',
    tags: ['returns', 'refund'],
    content: `Thank you for getting in touch. I am sorry it did not work out, and I will help you send it back.

You can return an item within [30] days of delivery if it is [unused and in its original packaging]. Here is how it works:

1. Reply with your order number and the reason for the return.
2. I will send you a return label and the address.
3. Once the parcel reaches us, we will check it and refund you within [5] business days to your original payment method.

Return shipping is [free of charge]. Is there anything else I can do for you today?`,
  }),
  script('login', {
    title: 'Account Login Issues',
    category: 'Technical Support',
    shortCode: 'login',
    tags: ['login', 'password', 'account'],
    content: `I am sorry you cannot get into your account. Let us sort it out together.

1. Check that you use the e-mail address you signed up with.
2. Choose “Forgot password” on the login page and follow the link in the e-mail. It is valid for [60] minutes.
3. If no e-mail arrives, please look in your spam folder.
4. Try again in a private window, so that old cookies cannot get in the way.

If it still does not work, tell me the exact message you see and the device you use. Please never send us your password.`,
  }),
];

const lateParcel = `Hi {{name|there}},

I am sorry that order {{order number}} is late. I checked with {{carrier|the carrier}}, and the new delivery date is {{new date}}.

If that is too late for you, tell me and I will look into a refund right away.

Best wishes,
{{agent}}, {{company}}`;

export const sampleScripts = (): Script[] => [
  script('late', {
    title: 'Late Parcel',
    category: 'Shipping',
    shortCode: 'late',
    tags: ['delay', 'parcel'],
    tone: 'Apologetic',
    isFavourite: true,
    uses: 12,
    content: lateParcel,
  }),
  ...preloadedScripts(),
];

export const sampleVersions = ({ today }: Surroundings): Version[] => [
  {
    id: 'sample-late-1',
    scriptId: 'sample-late',
    replacedOn: today && addDays(today, -9),
    title: 'Late Parcel',
    category: 'Shipping',
    tags: ['delay'],
    tone: 'Neutral',
    language: 'English',
    content: `Hi {{name|there}},

Order {{order number}} is late. The new delivery date is {{new date}}.

{{agent}}, {{company}}`,
  },
];
