import { vi } from 'vitest';
import { expect, fillSwot, generate, listen, panelOf, rememberModel, swotReply as reply, test } from '../support/models';

test('a reply that comes at once is waited for with a clock, and can be stopped', async ({ page, models }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await rememberModel(page, models, 'google');
  models.reply(reply, { end: 'silent' });
  await fillSwot(page);
  await generate(page);
  await vi.advanceTimersByTimeAsync(1000);
  const panel = panelOf(page);
  await expect.poll(() => models.questions.length).toBe(1);
  await expect(panel.getByText('Writing…')).toBeVisible();
  await vi.advanceTimersByTimeAsync(64_000);
  await expect(panel.getByRole('timer')).toHaveText(/^1:0\d$/);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByText('Stopped.')).toBeVisible();
  await expect(panel.getByRole('timer')).toHaveCount(0);
});

test('a silent service is given up after a minute', async ({ page, models }) => {
  const logged = listen(page);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await rememberModel(page, models);
  models.plans = [{ pieces: [], end: 'silent' }];
  await fillSwot(page);
  await page.getByRole('button', { name: 'Generate SWOT Analysis' }).click();
  await vi.advanceTimersByTimeAsync(1000);
  const panel = panelOf(page);
  await expect(panel.getByText('Writing…')).toBeVisible();
  await expect.poll(() => models.questions.length).toBe(1);
  await vi.advanceTimersByTimeAsync(61_000);
  await expect(panel.getByRole('alert')).toContainText('sent nothing for 60 seconds');
  expect(logged).toEqual([expect.stringMatching(/^Failed to generate content/)]);
});
