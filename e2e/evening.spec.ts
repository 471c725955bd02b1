import type { Page } from '@playwright/test';
import { expect, findTool, test } from './support/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();

const facts = {
  'Company Name': 'Brunnen',
  Industry: 'Water station rental',
  'About the Company': 'We rent connected water stations to construction sites.',
  Founders: 'Mia Brandt, Ole Hansen and Jo Kern',
  'Product or Service': 'Brunnen Station',
  'What It Is': 'A water station that says when it runs low',
  'Why You': 'Filled before it runs dry',
  Price: '€149 per month',
  Customers: 'Site managers at building contractors',
  'What Goes Wrong for Them Today': 'Pallets of plastic bottles nobody wants to carry',
  'What They Use Instead': 'Bottled water',
  'Revenue Model': 'A monthly fee for each station',
  'Proof So Far': 'Two pilot sites start next week',
  'Amount to Raise': '€400,000',
  Location: 'Kiel, Germany',
  Address: '5 Hafenstraße, 24103 Kiel',
  Email: 'hello@brunnen.example',
  Website: 'https://brunnen.example',
};

/** Where each tool of the evening already knows what was told once. */
const evening: readonly [tool: string, known: Record<string, string>][] = [
  ['AI Idea Validator', { 'Target Market': facts.Customers, 'Problem Statement': facts['What Goes Wrong for Them Today'] }],
  ['Market Research Tool', { Industry: facts.Industry }],
  ['Customer Persona Builder', { Industry: facts.Industry, 'Target Market': facts.Customers }],
  ['SWOT Analysis Generator', { 'Company Name': facts['Company Name'], Industry: facts.Industry }],
  ['Business Plan Generator', { 'Company Name': facts['Company Name'], Industry: facts.Industry }],
  [
    'Pitch Deck Generator',
    { 'Company Name': facts['Company Name'], Problem: facts['What Goes Wrong for Them Today'], 'Funding Amount': facts['Amount to Raise'] },
  ],
  ['Sales Pitch Generator', { 'Product Name': facts['Product or Service'], 'Target Audience': facts.Customers, Pricing: facts.Price }],
  ['Content Idea Generator', { 'Industry/Business Type': facts.Industry }],
  ['Press Release Generator', { 'Company Name': facts['Company Name'], Location: facts.Location }],
  ['Job Description Generator', { Company: facts['Company Name'], Location: facts.Location }],
  ['Invoice Generator', { 'Company Name': facts['Company Name'], Address: facts.Address, Email: facts.Email }],
  ['Privacy Policy Generator', { 'Company Name': facts['Company Name'], Website: facts.Website }],
  ['Terms of Service Generator', { 'Company Name': facts['Company Name'], Website: facts.Website }],
  ['Market Size Calculator', { 'Target Customers': facts.Customers }],
  ['Domain Name Generator', { 'Business Name': facts['Company Name'] }],
];

test('one company goes through fifteen tools, and no fact is typed twice', async ({ page }) => {
  await page.goto('/profile');
  for (const [label, answer] of Object.entries(facts)) await field(page, label).fill(answer);
  for (const [tool, known] of evening) {
    await findTool(page, tool);
    for (const [label, answer] of Object.entries(known)) await expect(field(page, label), `${tool}: ${label}`).toHaveValue(answer);
  }
  // What is made along the way goes on by itself, too.
  await findTool(page, 'Market Size Calculator');
  await field(page, 'Total Population').fill('100,000');
  await field(page, 'Target Percentage').fill('25');
  await field(page, 'Average Spending').fill('3,600');
  await field(page, 'Market Share Goal').fill('2');
  await findTool(page, 'Pitch Deck Generator');
  await expect(page.getByText('Market Size Calculator has 1 answer for you: Market size.')).toBeVisible();
  await page.getByRole('button', { name: 'Fill in', exact: true }).click();
  await expect(field(page, 'Market size')).toHaveValue(/TAM €360,000,000/);
  await page.getByRole('button', { name: 'Generate Pitch Deck' }).click();
  await expect(page.getByText('Pallets of plastic bottles nobody wants to carry').first()).toBeVisible();
  await findTool(page, 'Press Release Generator');
  await expect(page.getByText('From your profile').first()).toBeVisible();
});
