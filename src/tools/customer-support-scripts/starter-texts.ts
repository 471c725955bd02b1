import type { Script } from './model';

type Starter = Pick<Script, 'title' | 'shortCode' | 'tone' | 'content'> & { tags: string[] };

const sign = '\n\nBest wishes,\n{{agent}}, {{company}}';

/** Written for any company: what differs from one to the next is in [brackets], what differs by customer in {{braces}}. */
export const starterTexts: Record<Script['category'], Starter[]> = {
  'General Inquiries': [
    {
      title: 'First Reply',
      shortCode: 'hello',
      tone: 'Friendly',
      tags: ['greeting', 'first reply'],
      content: `Hi {{name|there}},

Thank you for writing to us about {{topic|your question}}. I have read your message and I am looking into it now.

You will hear from me by {{reply by}}. If something changes before then, just reply to this message.${sign}`,
    },
    {
      title: 'Opening Hours and Contact',
      shortCode: 'hours',
      tone: 'Neutral',
      tags: ['hours', 'contact'],
      content: `Hi {{name|there}},

Our team answers [Monday to Friday, 9:00 to 17:00, your time zone]. You can reach us by e-mail at [support address] and by phone at [phone number].

We answer messages that arrive outside these hours on the next working day.${sign}`,
    },
    {
      title: 'Passing You to a Colleague',
      shortCode: 'handover',
      tone: 'Friendly',
      tags: ['handover', 'other team'],
      content: `Hi {{name|there}},

{{colleague}} knows most about {{topic|this}}, so I have passed your message on, with everything you told me. You do not need to explain it again.

{{colleague}} will write to you within [1] business day.${sign}`,
    },
  ],
  'Technical Support': [
    {
      title: 'Asking for Details of a Problem',
      shortCode: 'details',
      tone: 'Neutral',
      tags: ['bug', 'details'],
      content: `Hi {{name|there}},

I am sorry that {{feature|this}} is not working for you. To find the cause, I need to see what you see. Could you send me:

1. The exact words of any message on the screen, or a screenshot.
2. The device and the browser or app version you use.
3. What you did just before it happened.

With that I can usually tell you more within [1] business day.${sign}`,
    },
    {
      title: 'Known Problem, Fix on the Way',
      shortCode: 'known',
      tone: 'Apologetic',
      tags: ['outage', 'bug'],
      content: `Hi {{name|there}},

You are right: {{feature|this}} does not work as it should at the moment, and I am sorry for the trouble. We know the cause and are working on it.

Until then: {{workaround|please try again a little later}}.

I will write to you as soon as it is fixed.${sign}`,
    },
    {
      title: 'Is It Solved?',
      shortCode: 'solved',
      tone: 'Brief',
      tags: ['follow-up'],
      content: `Hi {{name|there}},

Does {{feature|everything}} work for you now? If not, reply with what you see and I will pick it up again. If I do not hear from you in [7] days, I will close this request; you can always reopen it by replying.${sign}`,
    },
  ],
  Billing: [
    {
      title: 'Explaining a Charge',
      shortCode: 'charge',
      tone: 'Neutral',
      tags: ['invoice', 'charge'],
      content: `Hi {{name|there}},

The charge of {{amount}} on {{date}} is for {{reason}}. The invoice is attached, and you will find all of them under [Account, Invoices].

If this is not what you expected, tell me and I will check it with you line by line. Please do not send card numbers by e-mail.${sign}`,
    },
    {
      title: 'Payment Did Not Go Through',
      shortCode: 'failed',
      tone: 'Friendly',
      tags: ['payment', 'failed'],
      content: `Hi {{name|there}},

Your payment of {{amount}} did not go through. This often has a simple cause, such as an expired card.

You can update your payment details under [Account, Billing]. We will try again in [3] days, and your service will keep running until then.${sign}`,
    },
    {
      title: 'Refund on Its Way',
      shortCode: 'refund',
      tone: 'Friendly',
      tags: ['refund'],
      content: `Hi {{name|there}},

I have refunded {{amount}} for order {{order number}} to your original payment method. It can take [5 to 10] business days to appear on your statement.

If you do not see it by then, write to me and I will follow up.${sign}`,
    },
  ],
  Returns: [
    {
      title: 'Return Accepted',
      shortCode: 'returnok',
      tone: 'Friendly',
      tags: ['return', 'label'],
      content: `Hi {{name|there}},

Your return for order {{order number}} has been accepted. Please pack {{item|the item}} well, put the attached label on the parcel and drop it off within [14] days.

Once it reaches us, we will refund you within [5] business days.${sign}`,
    },
    {
      title: 'Return After the Deadline',
      shortCode: 'returnlate',
      tone: 'Formal',
      tags: ['return', 'deadline'],
      content: `Hello {{name|there}},

Thank you for asking. Order {{order number}} was delivered on {{delivery date}}, and our return period is [30] days, so I cannot accept it as a regular return.

What I can offer is [store credit, a repair or an exchange]. If the item is faulty, tell me what is wrong: faulty goods are a different matter, and I will be glad to look into it.${sign}`,
    },
    {
      title: 'Exchange for Another Size or Model',
      shortCode: 'exchange',
      tone: 'Friendly',
      tags: ['exchange'],
      content: `Hi {{name|there}},

Of course, we can exchange {{item|it}} for {{replacement}}. I have set one aside for you for [7] days.

Please send the first one back with the attached label. We will send the new one [as soon as your parcel is on its way].${sign}`,
    },
  ],
  Shipping: [
    {
      title: 'Where Is My Order?',
      shortCode: 'where',
      tone: 'Friendly',
      tags: ['tracking', 'parcel'],
      content: `Hi {{name|there}},

I have looked up order {{order number}}. It is with {{carrier|the carrier}}, and the current delivery date is {{delivery date}}. You can follow it here: {{tracking link}}

If it has not arrived by the day after, write to me and I will open an inquiry with the carrier.${sign}`,
    },
    {
      title: 'Parcel Arrived Damaged',
      shortCode: 'damaged',
      tone: 'Apologetic',
      tags: ['damage', 'replacement'],
      content: `Hi {{name|there}},

I am sorry that {{item|your order}} arrived damaged. That must have been disappointing.

Would you like a replacement or a refund? To settle this with the carrier, I need two photos: one of the item and one of the box. Please keep the packaging for [7] days.${sign}`,
    },
  ],
  'Product Information': [
    {
      title: 'Which One Is Right for Me?',
      shortCode: 'which',
      tone: 'Friendly',
      tags: ['advice', 'comparison'],
      content: `Hi {{name|there}},

Happy to help you choose. From what you told me, I would choose {{recommendation}}, because {{reason}}.

If {{other need|your needs change}}, {{alternative|one of the others}} may suit you better. You can try it for [14] days first.${sign}`,
    },
    {
      title: 'Not Available at the Moment',
      shortCode: 'stock',
      tone: 'Neutral',
      tags: ['stock', 'availability'],
      content: `Hi {{name|there}},

{{product}} is sold out at the moment. We expect it back around {{date}}.

Shall I let you know when it is here? If you need something sooner, {{alternative|one of our other products}} comes closest.${sign}`,
    },
  ],
  'Account Management': [
    {
      title: 'Changing Account Details',
      shortCode: 'change',
      tone: 'Neutral',
      tags: ['account', 'identity'],
      content: `Hi {{name|there}},

I can change {{detail|that}} for you. To keep your account safe, I first need to make sure that the request comes from you: please write to us from the e-mail address on the account, or confirm [the last invoice number].

Please never send us your password.${sign}`,
    },
    {
      title: 'Canceling a Subscription',
      shortCode: 'cancel',
      tone: 'Friendly',
      tags: ['cancel', 'subscription'],
      content: `Hi {{name|there}},

I have canceled your {{plan|subscription}}. It remains active until {{end date}}, and you will not be charged again. We keep your data for [30] days after that, in case you want to export it or come back.

If you have a moment: what could we have done better?${sign}`,
    },
    {
      title: 'Deleting an Account',
      shortCode: 'delete',
      tone: 'Formal',
      tags: ['privacy', 'delete'],
      content: `Hello {{name|there}},

You asked us to delete your account. Before I do, please download anything you want to keep under [Account, Export]: it cannot be recovered afterwards.

Reply with “yes, delete” from the e-mail address on the account. We will then remove your data within [30] days, except for what the law requires us to keep, such as [invoices].${sign}`,
    },
  ],
  Complaints: [
    {
      title: 'Apology for a Mistake of Ours',
      shortCode: 'sorry',
      tone: 'Apologetic',
      tags: ['apology'],
      content: `Hi {{name|there}},

You are right to be upset, and I am sorry. {{what went wrong}}: that was our mistake, not yours.

Here is what I am doing about it: {{what happens now}}. You will hear from me by {{date}}, whether or not it is finished.${sign}`,
    },
    {
      title: 'Complaint Received, Looking Into It',
      shortCode: 'complaint',
      tone: 'Formal',
      tags: ['complaint', 'escalation'],
      content: `Hello {{name|there}},

Thank you for telling us about {{issue|this}} so openly. I have read every line, and I understand why you are disappointed.

I have passed it to {{manager|the person in charge}}. We will look into what happened and get back to you within [3] business days. Your reference is {{reference}}.${sign}`,
    },
  ],
  Feedback: [
    {
      title: 'Thank You for Your Idea',
      shortCode: 'idea',
      tone: 'Friendly',
      tags: ['idea', 'feature request'],
      content: `Hi {{name|there}},

Thank you for your idea about {{topic|our product}}. I have passed it on to the people who plan what comes next, in your own words.

I cannot promise if or when it will happen. If it does, you will be among the first to know.${sign}`,
    },
    {
      title: 'Asking for a Review',
      shortCode: 'review',
      tone: 'Friendly',
      tags: ['review'],
      content: `Hi {{name|there}},

I am glad that {{issue|everything}} is solved. If you have two minutes, would you tell others how it went? You can do it here: [review page]

Please say what you really think: an honest review helps us most.${sign}`,
    },
    {
      title: 'Reply to Praise',
      shortCode: 'thanks',
      tone: 'Brief',
      tags: ['praise'],
      content: `Hi {{name|there}},

Your message made our day. I have shared it with {{team|the whole team}}. Thank you for taking the time.${sign}`,
    },
  ],
};
