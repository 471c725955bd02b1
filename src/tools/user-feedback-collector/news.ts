import { hiddenDraft } from '@/lib/ask';
import { isEmail } from '@/lib/links';
import { foldText } from '@/lib/text';
import type { Feedback, Status } from './model';
import { votersOf } from './votes';

/** What there is to tell, by status; nothing where there is no news. */
const news: Partial<Record<Status, { subject: string; body: string }>> = {
  planned: { subject: 'Planned', body: 'It is now on our plan.' },
  'in-progress': { subject: 'In progress', body: 'We have started to work on it.' },
  completed: { subject: 'Shipped', body: 'It is done, and you can use it now.' },
  rejected: { subject: 'Our answer', body: 'We have decided not to do it for now.' },
};

/** Everybody who asked for it and left an address, each once. */
export function askersOf(entry: Feedback): string[] {
  const all = [entry.userEmail, ...entry.otherEmails, ...votersOf(entry).map(({ name }) => name)];
  const seen = new Map(
    all
      .map((address) => address.trim())
      .filter(isEmail)
      .map((address) => [foldText(address), address] as const),
  );
  return [...seen.values()];
}

/** A mail to those who asked, to be read and changed before it is sent; they do not see one another. */
export function draftNews(entry: Feedback): { to: string[]; subject: string; body: string; link: string } | undefined {
  const told = news[entry.status];
  const to = askersOf(entry);
  if (!told || to.length === 0) return undefined;
  const title = entry.title.replace(/\s+/g, ' ').trim() || 'your request';
  const subject = `${told.subject}: ${title}`;
  const body = `Hello,\n\nYou asked us about “${title}”. ${told.body}\n\nThank you for telling us.\n`;
  return { to, subject, body, link: hiddenDraft(to, subject, body) };
}
