import { expect, openTool, rememberModel, test } from '../support/models';
import { saveBy } from '../support/test';

const reply = { names: ['Brewly', 'leafmodern.com', 'steep house', 'brewly', '!!!'] };

test('a model’s names stand in the list of domains with the chosen extensions once they are used', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/domain-name-generator');
  await page.getByLabel('Business Name').fill('Acme Labs');
  await page.getByLabel('Keywords').fill('tea');
  await page.getByRole('button', { name: 'Generate Domains' }).click();
  const list = page.getByRole('list', { name: 'Domain names' });
  const rowOf = (domain: string) => list.locator(':scope > li').filter({ has: page.getByText(domain, { exact: true }) });
  await expect(rowOf('acmelabs.com')).toBeVisible();

  const panel = page.getByRole('region', { name: 'Proposal for names' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Use / })).toHaveCount(4);
  await expect(panel.getByText('“rn” can be read as “m”.')).toBeVisible();
  await expect(panel.getByText(/Availability not checked/)).toHaveCount(3);
  await panel.getByRole('button', { name: 'Use brewly' }).click();
  await expect(rowOf('brewly.com')).toContainText('Suggested by gpt-test-mini, accepted by you.');
  await expect(rowOf('brewly.net')).toBeVisible();
  await expect(rowOf('brewly.org')).toBeVisible();
  await expect(rowOf('brewly.io')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rowOf('brewly.com')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Use all' }).click();
  await expect(rowOf('leafmodern.org')).toContainText('Easily misread');
  await page.getByRole('button', { name: 'Add steephouse.com to the shortlist' }).click();
  await page.getByRole('button', { name: 'Remove brewly' }).click();
  await expect(rowOf('brewly.com')).toHaveCount(0);

  const file = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(file.text).toContain('"leafmodern.com","leafmodern.com","Idea","Suggested by gpt-test-mini, accepted by you","Simulated');
  expect(file.text).not.toContain('brewly');
  await page.getByRole('tab', { name: 'Shortlist (1)' }).click();
  await expect(page.getByText('steephouse.com').first()).toBeVisible();

  expect(models.questions).toHaveLength(1);
  const { body } = models.questions[0] ?? { body: '' };
  expect(body).toContain('Acme Labs');
  expect(body).toContain('keywords: tea');
  expect(body).toContain('Suggest 20 domain name ideas');
  expect(body).toContain('without extensions');
});

test('names proposed for one business are not shown beside another, and neither a sample nor an undo asks', async ({ page, models }) => {
  await rememberModel(page, models);
  models.reply(reply);
  await openTool(page, '/domain-name-generator');
  await page.getByLabel('Business Name').fill('Acme Labs');
  await page.getByRole('button', { name: 'Generate Domains' }).click();
  const panel = page.getByRole('region', { name: 'Proposal for names' });
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(panel.getByRole('button', { name: 'Ask gpt-test-mini' })).toBeVisible();
  await page.getByRole('tab', { name: 'Prices' }).click();
  await page.getByRole('tab', { name: 'Domains', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Ask gpt-test-mini' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  expect(models.questions).toHaveLength(1);
});
