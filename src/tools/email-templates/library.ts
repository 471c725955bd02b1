import type { Template } from './model';

/** The three every visitor is promised. */
const builtIn: Omit<Template, 'id'>[] = [
  {
    name: 'Welcome Email',
    category: 'Welcome Series',
    subject: 'Welcome to {{company_name}}, {{first_name}}',
    preheader: 'Three small steps for your first week.',
    content: `Hi {{first_name}},

Welcome to {{company_name}}. We are glad you are here.

Three steps for your first week:

1. Keep this email: it is the quickest way to reach us.
2. Try the one thing you came for.
3. Reply if anything is unclear.

Best wishes,
{{sender_name}}
{{company_name}}`,
  },
  {
    name: 'Product Launch Announcement',
    category: 'Product Launch',
    subject: 'Introducing {{product_name}}',
    preheader: 'What it does, and {{discount}} off during {{time_period}}.',
    content: `Hi {{first_name}},

Today we are launching {{product_name}}: {{product_description}}.

What you can do with it:

- {{feature_1}}
- {{feature_2}}
- {{feature_3}}

To celebrate, you get {{discount}} off during {{time_period}}. Reply to this email and we will arrange it for you.

Thank you for your support,
{{sender_name}}
{{company_name}}`,
  },
  {
    name: 'Sales Follow-up',
    category: 'Follow-up',
    subject: 'Following up on {{topic}}',
    preheader: 'A short summary and two things that may help you decide.',
    content: `Hi {{first_name}},

Thank you for talking with me about {{topic}}.

In short, here is what {{company_name}} suggests: {{solution_summary}}.

Two things that may help you decide:

- {{resource_1}}
- {{resource_2}}

Would a 15-minute call this week suit you? Reply with a time that works, and I will send an invitation.

Best regards,
{{sender_name}}
{{company_name}}`,
  },
];

/** For the categories that the three leave empty. */
const added: Omit<Template, 'id'>[] = [
  {
    name: 'Monthly Newsletter',
    category: 'Newsletter',
    subject: 'News from {{company_name}}: {{topic}}',
    preheader: 'What is new this month, and one thing to read.',
    content: `Hi {{first_name}},

This month, everything at {{company_name}} is about {{topic}}.

What is new:

- {{news_1}}
- {{news_2}}
- {{news_3}}

Worth reading:

- {{resource_1}}

What would you like to read about next time? Reply and tell us.

See you next month,
{{sender_name}}
{{company_name}}`,
  },
  {
    name: 'First Contact',
    category: 'Sales Outreach',
    subject: 'A question about {{topic}}',
    preheader: 'Why I am writing to you, and one short question.',
    content: `Hi {{first_name}},

I am {{sender_name}} from {{company_name}}, and I am writing because {{reason}}.

We offer {{product_name}}: {{product_description}}.

Could we talk for 15 minutes about {{topic}}? If someone else looks after this, I would be grateful for their name. If this is not of interest, tell me and I will not write again.

Best regards,
{{sender_name}}
{{company_name}}`,
  },
  {
    name: 'Request Solved',
    category: 'Customer Support',
    subject: 'Your message about {{issue}}',
    preheader: 'What we did, and what to do if something is still wrong.',
    content: `Hi {{first_name}},

Thank you for writing to us about {{issue}}. I am sorry for the trouble it caused you.

Here is what we did: {{fix_summary}}.

Does that solve it for you? If not, reply and tell me what is still wrong, and I will look into it again.

Best wishes,
{{sender_name}}
{{company_name}}`,
  },
  {
    name: 'Event Invitation',
    category: 'Event Promotion',
    subject: 'You are invited to {{event_name}}',
    preheader: '{{event_date}}. Save your place with one link.',
    content: `Hi {{first_name}},

We would like to invite you to {{event_name}}.

- When: {{event_date}}
- Where: {{event_place}}
- What it is about: {{topic}}

Save your place: {{event_link}}

We hope to see you there.

Best wishes,
{{sender_name}}
{{company_name}}`,
  },
  {
    name: 'Meeting Recap',
    category: 'Sales Outreach',
    subject: 'What we agreed about {{topic}}',
    preheader: 'The next steps, and who takes them.',
    content: `Hi {{first_name}},

Thank you for your time. This is what I took away from our conversation about {{topic}}:

1. {{next_step_1}}
2. {{next_step_2}}

Did I miss or misunderstand anything? Reply and I will correct it.

Best regards,
{{sender_name}}
{{company_name}}`,
  },
  {
    name: 'Feedback Request',
    category: 'Feedback Request',
    subject: 'How is {{product_name}} working for you?',
    preheader: 'One question. A sentence is enough.',
    content: `Hi {{first_name}},

You have been using {{product_name}} for a while now, so may I ask you one question: what should we do better?

A sentence is enough. Reply to this email, or use the short form: {{survey_link}}

Your answer helps us decide what to work on next.

Thank you,
{{sender_name}}
{{company_name}}`,
  },
];

const builtInTemplates: Template[] = builtIn.map((template, index) => ({ ...template, id: `built-in-${index + 1}` }));
const addedTemplates: Template[] = added.map((template, index) => ({ ...template, id: `added-${index + 1}` }));

export const library: readonly Template[] = [...builtInTemplates, ...addedTemplates];

type Origin = 'own' | 'built-in' | 'added';

export const originOf = (template: Template): Origin =>
  builtInTemplates.includes(template) ? 'built-in' : addedTemplates.includes(template) ? 'added' : 'own';
