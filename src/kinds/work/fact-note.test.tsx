import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { longText } from '@/lib/fields';
import type { Answers } from '@/lib/topics/texts';
import { tellCompany } from '@/workspace/company';
import type { Shares } from '@/workspace/shares';
import { useWorkspace } from '@/workspace/store';
import { connectSuite } from '@/workspace/suite';
import { defineState } from '@/workspace/tool-state';
import { FactNote } from './fact-note';
import { showScreen } from './test-screen';

beforeEach(() => connectSuite({ load: async (): Promise<Shares> => ({ state: defineState({ version: 1, start: () => '' }) }) as never }));

const field = longText('Revenue Model', { means: 'business.model' });
/** What stands below a revenue model typed by somebody whose profile says this. */
async function noteOf(value: string, answers: Answers): Promise<string> {
  const screen = showScreen(<FactNote label="Revenue Model" field={field} value={value} onUse={() => undefined} />);
  await act(async () => tellCompany(answers));
  return screen.text();
}

it('says of an answer that it is from the profile where it is, with the price behind it too', async () => {
  const told = { 'business.model': 'A price per loaf.', 'offer.price': '$4.20' };
  expect(await noteOf('A price per loaf.', told)).toBe('From your profile');
  expect(await noteOf('A price per loaf: $4.20', told)).toBe('From your profile');
  expect(await noteOf('$4.20', { 'offer.price': '$4.20' })).toBe('From your profile');
  expect(await noteOf('', told)).toBe('Use “A price per loaf.” from your profile');
});

it('says so of nothing else, even where it ends with the price', async () => {
  const told = { 'business.model': 'A price per loaf.', 'offer.price': '$4.20' };
  expect(await noteOf('Bread by subscription, each box at $4.20', told)).toBe('Update the profile');
  expect(await noteOf('Bread at $4.20', { 'offer.price': '$4.20' })).toBe('Add to the profile');
  expect(await noteOf('', {})).toBe('');
});

it('tells the profile on a press, and takes it back', async () => {
  const screen = showScreen(<FactNote label="Revenue Model" field={field} value=" Subscription " onUse={() => undefined} />);
  await act(async () => tellCompany({ 'business.model': 'A price per loaf.' }));
  const told = () => useWorkspace.getState().company.answers['business.model'];
  await screen.press('Update the profile: Revenue Model');
  expect(told()).toBe('Subscription');
  await screen.press('Undo');
  expect(told()).toBe('A price per loaf.');
});
