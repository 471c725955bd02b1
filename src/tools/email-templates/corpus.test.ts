import { expect, it } from 'vitest';
import { companies, goldenOf } from '@/writer/test-companies';
import { faultsIn } from '@/writer/test-prose';
import { library } from './library';
import { computeMail, subjectOf, toBodyText } from './mail';
import { state } from './model';
import { shares } from './shares';
import { typed } from './test-data';
import { typedValueOf } from './values';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
function mailsOf(name: string) {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  const { extra } = shares.profile.fill(start, company).data;
  const values = [...extra.values, ...Object.entries(typed[name] ?? {}).map(([key, value]) => ({ key, value }))];
  const lookup = (key: string) => ({ text: typedValueOf(values, key), isSample: false });
  return { company, mails: library.map((template) => computeMail(template, lookup, extra.sender)) };
}

/** What to see: mails one would send, with every fact of the company in them and none typed again. */
it.each(Object.keys(typed))('%s sends these', async (name) => {
  const { company, mails } = mailsOf(name);
  const text = mails.map((mail) => `Subject: ${subjectOf(mail)}\n\n${toBodyText(mail)}`).join('\n\n---\n\n');
  expect(text).not.toMatch(/\{\{|\}\}|Acme/);
  expect(mails.flatMap((mail) => faultsIn(toBodyText(mail), company))).toEqual([]);
  await expect(`${text}\n`).toMatchFileSnapshot(goldenOf(name));
});

it('start with what is known of the company, and leave what was typed', () => {
  const company = { 'company.name': 'Loam & Sons', 'offer.what': 'Fresh loaves at the café door' };
  const { data, names } = shares.profile.fill(start, company);
  expect(data.extra.values).toEqual([
    { key: 'company_name', value: 'Loam & Sons' },
    { key: 'product_description', value: 'fresh loaves at the café door' },
  ]);
  expect(names).toContain('company_name');
  expect(shares.profile.fill(data, { 'company.name': 'Other' }).data).toBe(data);
});
