import { safeUrl } from '@/lib/links';
import type { Draft } from './model';

type UsualName = 'refundDays' | 'cancelPath' | 'reminderDays' | 'privacyUrl' | 'cookieUrl' | 'termsUrl' | 'version';

export const usualNote = 'Usual answer: check that it’s yours.';

/** What most sites say; addresses only where the website is known. */
export function usualAnswers({ website }: Pick<Draft, 'website'>): Partial<Record<UsualName, string>> {
  const typed = website.trim().replace(/\/+$/, '');
  const site = typed === '' ? undefined : safeUrl(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)?.replace(/\/+$/, '');
  return {
    refundDays: '14',
    cancelPath: 'in your account, under Billing',
    reminderDays: '7',
    version: '1.0',
    ...(site ? { privacyUrl: `${site}/privacy`, cookieUrl: `${site}/cookies`, termsUrl: `${site}/terms` } : {}),
  };
}

const entries = (draft: Draft) => Object.entries(usualAnswers(draft)) as [UsualName, string][];

/** Only what is empty is filled in. */
export const fillUsual = (draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries(entries(draft).filter(([name]) => draft[name].trim() === '')),
});

/** Said beside each answer that is still the usual one. */
export const usualNotes = (draft: Draft): Partial<Record<UsualName, string>> =>
  Object.fromEntries(entries(draft).flatMap(([name, value]) => (draft[name] === value ? [[name, usualNote]] : [])));
