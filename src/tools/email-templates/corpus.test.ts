import { expect, it } from 'vitest';
import { toSlug } from '@/lib/text';
import { companies } from '@/writer/test-companies';
import { faultsIn } from '@/writer/test-prose';
import { library } from './library';
import { computeMail, subjectOf, toBodyText } from './mail';
import { state } from './model';
import { shares } from './shares';
import { typedValueOf } from './values';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
/** What somebody types for the rest, in their own words. */
const typed: Record<string, Record<string, string>> = {
  'Loam & Sons': {
    first_name: 'Ana',
    sender_name: 'Hannah Loam',
    topic: 'bread before seven',
    feature_1: 'Order until 10 pm',
    feature_2: 'Choose rye or wheat',
    feature_3: 'Send back what is not sold',
    discount: '10%',
    time_period: 'the first week of December',
    solution_summary: 'twenty loaves a day, at the door before six',
    resource_1: 'Our price list: https://loam.example/prices',
    resource_2: 'A tasting box on Tuesday',
    reason: 'your café opens at seven',
    issue: 'the late delivery on Monday',
    fix_summary: 'the van now starts with your street',
    news_1: 'A second oven',
    news_2: 'Spelt on Fridays',
    news_3: 'No delivery on 25 December',
    event_name: 'our open night',
    event_date: 'Thursday, 3 December, 9 pm',
    event_place: 'The bakehouse, Kirkgate',
    event_link: 'https://loam.example/night',
    survey_link: 'https://loam.example/one-question',
    next_step_1: 'We bring a tasting box on Tuesday',
    next_step_2: 'You tell us how many loaves you need',
  },
  Brunnen: {
    first_name: 'Mette',
    sender_name: 'Jonas Petersen',
    topic: 'drinking water on site',
    product_description: 'a water station that is filled before it runs dry',
    feature_1: 'See how much water is left',
    feature_2: 'Have it picked up within two days',
    feature_3: 'Get one bill a month',
    discount: '€20',
    time_period: 'the first month',
    solution_summary: 'two stations for each site, filled by us',
    resource_1: 'What a station needs: https://brunnen.example/station',
    resource_2: 'A visit to the pilot site in Kiel',
    reason: 'two of your sites start in January',
    issue: 'the empty station in Odense',
    fix_summary: 'the sensor was blocked, and we have replaced it',
    news_1: 'Two pilot sites have started',
    news_2: 'Stations now fit on half a pallet',
    news_3: 'A number to call on weekends',
    event_name: 'our site visit',
    event_date: 'Thursday, 3 December, 2 pm',
    event_place: 'Hafenstraße 4, Kiel',
    event_link: 'https://brunnen.example/visit',
    survey_link: 'https://brunnen.example/one-question',
    next_step_1: 'We bring a station on Tuesday',
    next_step_2: 'You tell us where it should stand',
  },
};
function mailsOf(name: string) {
  const company = companies.find((one) => one['company.name'] === name) ?? {};
  const { extra } = shares.profile.fill(start, company).data;
  const values = [...extra.values, ...Object.entries(typed[name] ?? {}).map(([key, value]) => ({ key, value }))];
  const lookup = (key: string) => ({ text: typedValueOf(values, key), isSample: false });
  return { company, mails: library.map((template) => computeMail(template, lookup, extra.sender)) };
}

/** What to see: mails one would send, with every fact of the company in them and none typed again. */
it.each(['Loam & Sons', 'Brunnen'])('%s sends these', async (name) => {
  const { company, mails } = mailsOf(name);
  const text = mails.map((mail) => `Subject: ${subjectOf(mail)}\n\n${toBodyText(mail)}`).join('\n\n---\n\n');
  expect(text).not.toMatch(/\{\{|\}\}|Acme/);
  expect(mails.flatMap((mail) => faultsIn(toBodyText(mail), company))).toEqual([]);
  await expect(`${text}\n`).toMatchFileSnapshot(`golden/${toSlug(name)}.txt`);
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
