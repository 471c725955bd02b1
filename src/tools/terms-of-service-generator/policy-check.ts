import { foldText } from '@/lib/text';
import { tidy, type Facts } from './facts';
import type { PolicyLine } from '@/lib/topics/facts';
import type { Draft } from './model';

export interface Comparison {
  topic: 'Company' | 'Website' | 'Contact' | 'Age' | 'Cookies' | 'Link';
  /** A note is no contradiction, but worth a look. */
  verdict: 'same' | 'note' | 'differs';
  text: string;
  fix?: { label: string; change: Partial<Draft> };
}

const sameWords = (one: string, other: string) => foldText(tidy(one)) === foldText(tidy(other));

const hostOf = (typed: string) =>
  foldText(tidy(typed))
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '');

function compareCompany({ answers }: Facts, { company }: PolicyLine): Comparison {
  const own = tidy(answers.companyName);
  if (company === '') return { topic: 'Company', verdict: 'note', text: 'The privacy policy names no company yet.' };
  if (sameWords(own, company)) return { topic: 'Company', verdict: 'same', text: `Both name ${company}.` };
  return {
    topic: 'Company',
    verdict: 'differs',
    text: `The privacy policy names ${company}, the terms ${own === '' ? 'name nobody yet' : `name ${own}`}.`,
    fix: { label: `Use ${company}`, change: { companyName: company } },
  };
}

function compareWebsite({ answers }: Facts, { website }: PolicyLine): Comparison {
  const own = tidy(answers.website);
  if (website === '') return { topic: 'Website', verdict: 'note', text: 'The privacy policy names no website yet.' };
  if (hostOf(own) === hostOf(website)) return { topic: 'Website', verdict: 'same', text: `Both are about ${website}.` };
  return {
    topic: 'Website',
    verdict: 'differs',
    text: `The privacy policy is about ${website}, the terms ${own === '' ? 'name no website yet' : `are about ${own}`}.`,
    fix: { label: `Use ${website}`, change: { website } },
  };
}

function compareContact({ answers }: Facts, { email }: PolicyLine): Comparison {
  const own = tidy(answers.contactEmail);
  const topic = 'Contact';
  if (email === '' && own === '') return { topic, verdict: 'note', text: 'Neither names a contact email.' };
  if (email === '') return { topic, verdict: 'note', text: `The terms name ${own}, the privacy policy no contact email.` };
  const fix = { label: `Use ${email}`, change: { contactEmail: email } };
  if (own === '') return { topic, verdict: 'note', text: `The privacy policy names ${email}, the terms no contact email.`, fix };
  if (sameWords(own, email)) return { topic, verdict: 'same', text: `Both name ${email}.` };
  return {
    topic,
    verdict: 'differs',
    text: `The privacy policy names ${email}, the terms ${own}. Two addresses are fine if both are read.`,
    fix,
  };
}

function compareAge({ answers }: Facts, { hasChildren }: PolicyLine): Comparison {
  const own = Number(answers.userAgeRestriction);
  const topic = 'Age';
  if (hasChildren) {
    return own === 13
      ? { topic, verdict: 'same', text: 'Both draw the line at 13.' }
      : {
          topic,
          verdict: 'note',
          text: `The terms ask for ${own}; the privacy policy’s children’s section speaks of under 13. Both can be true.`,
        };
  }
  return own < 18
    ? {
        topic,
        verdict: 'differs',
        text: `The terms admit people from ${own}, but the privacy policy’s children’s section is off. Turn it on there.`,
      }
    : { topic, verdict: 'same', text: `The terms ask for ${own}, and the privacy policy has no children’s section.` };
}

function compareCookies({ answers }: Facts, { hasCookies }: PolicyLine): Comparison {
  const own = answers.includeCookiePolicy;
  const topic = 'Cookies';
  if (own === hasCookies) return { topic, verdict: 'same', text: own ? 'Both speak of cookies.' : 'Neither speaks of cookies.' };
  return hasCookies
    ? {
        topic,
        verdict: 'note',
        text: 'The privacy policy has a cookies section, and the terms do not mention cookies.',
        fix: { label: 'Include Cookie Policy', change: { includeCookiePolicy: true } },
      }
    : {
        topic,
        verdict: 'differs',
        text: 'The terms say that the service uses cookies, but the privacy policy’s cookies section is off.',
        fix: { label: 'Leave cookies out', change: { includeCookiePolicy: false } },
      };
}

function compareLink({ answers }: Facts): Comparison {
  return answers.includePrivacyPolicy
    ? { topic: 'Link', verdict: 'same', text: 'The terms point to the privacy policy.' }
    : {
        topic: 'Link',
        verdict: 'note',
        text: 'The terms do not point to the privacy policy.',
        fix: { label: 'Include Privacy Policy', change: { includePrivacyPolicy: true } },
      };
}

export const comparePolicy = (facts: Facts, policy: PolicyLine): Comparison[] => [
  compareCompany(facts, policy),
  compareWebsite(facts, policy),
  compareContact(facts, policy),
  compareAge(facts, policy),
  compareCookies(facts, policy),
  compareLink(facts),
];
