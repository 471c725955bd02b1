import type { Page } from '@playwright/test';

/** The business model canvas as a person finds their way on it. */
export const titles = [
  'Key Partners',
  'Key Activities',
  'Key Resources',
  'Value Propositions',
  'Customer Relationships',
  'Channels',
  'Customer Segments',
  'Cost Structure',
  'Revenue Streams',
];

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const show = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
export const box = (page: Page, title: string) => page.getByRole('textbox', { name: title, exact: true });
export const notes = (page: Page, title: string) => page.getByRole('list', { name: title, exact: true }).getByRole('listitem');
export const note = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

export async function write(page: Page, lines: Record<string, string>) {
  await show(page, 'Text');
  for (const [title, text] of Object.entries(lines)) await box(page, title).fill(text);
}
