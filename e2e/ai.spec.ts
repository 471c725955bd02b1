import {
  canary,
  chooseModel,
  expect,
  fillSwot,
  generate,
  panelOf,
  rememberModel,
  swotReply as reply,
  test,
  type Dialect,
} from './support/models';

for (const dialect of ['google', 'openai', 'anthropic'] as Dialect[]) {
  test(`a reply in the dialect of ${dialect} is shown beside ours, part by part, and can be taken back`, async ({ page, models }) => {
    await chooseModel(page, models, dialect);
    models.reply(reply);
    await fillSwot(page);
    await generate(page);
    // Ours is there at once.
    await expect(page.getByRole('heading', { name: /^Strengths/ })).toBeVisible();
    const panel = panelOf(page);
    await expect(panel.getByText('Proposal ready.')).toBeVisible();
    await expect(panel.getByText(/123 tokens/)).toBeVisible();
    const board = page.getByRole('group', { name: 'SWOT' });
    await panel.getByRole('button', { name: 'Use Strength 2' }).click();
    await expect(board.getByText('The oven was paid off in spring.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(board.getByText('The oven was paid off in spring.')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Use all' }).click();
    for (const text of Object.values(reply).flat()) await expect(board.getByText(text)).toBeVisible();

    expect(models.questions).toHaveLength(1);
    const [question] = models.questions;
    const header = { google: 'x-goog-api-key', openai: 'authorization', anthropic: 'x-api-key' }[dialect];
    expect(question?.headers[header]).toContain(canary);
    expect(question?.path).not.toContain(canary);
    expect(question?.headers['user-agent']).toContain('Mozilla');
    if (dialect === 'anthropic') expect(question?.headers['anthropic-dangerous-direct-browser-access']).toBe('true');
    expect(question?.body).toContain('Rye and Shine');
    expect(question?.body).toContain('DATA-1');
    if (dialect === 'google') {
      expect(question?.path).toBe('/v1beta/models/gemini-test-flash:generateContent');
      const body = JSON.parse(question?.body ?? '{}') as Record<string, unknown>;
      expect(body).toMatchObject({ contents: [{ role: 'user' }], generationConfig: { temperature: 1 } });
      expect(body.safetySettings).toHaveLength(4);
    }
  });
}

test('a limit, a connection that breaks off, and none at all are told apart', async ({ page, models, context }) => {
  await rememberModel(page, models);
  const panel = panelOf(page);
  const alert = panel.getByRole('alert');
  const tryAgain = () => panel.getByRole('button', { name: /Try again/ }).click();
  models.plans = [{ status: 429, headers: { 'Retry-After': '30' }, body: JSON.stringify({ error: { message: 'Slow down.' } }) }];
  await fillSwot(page);
  await generate(page);
  // A header that a page reads only where the service lets it.
  await expect(alert).toContainText('Try again in 30 seconds.');
  models.plans = [];
  models.reply(reply, { end: 'cut', pauseMs: 50 });
  const [plan] = models.plans;
  models.plans = [{ ...plan, pieces: plan?.pieces?.slice(0, -1) ?? [] }];
  await tryAgain();
  await expect(alert).toContainText(/was cut off/);
  await expect(panel.getByText('Regulars come back')).toBeVisible();
  expect(models.questions).toHaveLength(2);
  // And without a connection nothing is asked at all.
  await context.setOffline(true);
  await tryAgain();
  await expect(alert).toContainText('You’re offline.');
  expect(models.questions).toHaveLength(2);
});

test('a place that refuses browsers is explained', async ({ page, models }) => {
  await page.goto('/ai-settings');
  await page.getByRole('radio', { name: /Other server/ }).check();
  // A port that browsers refuse to open at all is as silent as a server that is off.
  await page.getByLabel('Address').fill(`${models.origin}/closed`);
  models.isClosed = true;
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByRole('alert')).toContainText('doesn’t allow requests from a browser');
  await page.getByLabel('Address').fill('http://192.168.1.20:11434/v1');
  await page.getByRole('button', { name: 'Test' }).click();
  await expect(page.getByText('Only https addresses are safe')).toBeVisible();
});

test('nothing in a reply is more than text', async ({ page, models }) => {
  const attack =
    '<img src="https://evil.example/leak.png" onerror="alert(1)"><script>alert(2)</script>[x](javascript:alert(3)) ![y](https://evil.example/z.png)';
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await rememberModel(page, models);
  models.reply({ ...reply, strengths: [attack] }, { pauseMs: 30 });
  await fillSwot(page);
  await generate(page);
  const panel = panelOf(page);
  await expect(panel.getByText('Proposal ready.')).toBeVisible();
  await expect(panel.getByText('<img src="https://evil.example/leak.png"')).toBeVisible();
  await panel.getByRole('button', { name: 'Use all' }).click();
  await expect(page.locator('img[src*="evil"], a[href^="javascript"]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('the browser’s own model answers without a key or a request', async ({ page }) => {
  await page.addInitScript((text) => {
    const model = {
      availability: async () => 'downloadable',
      create: async ({ monitor }: { monitor: (target: EventTarget) => void }) => {
        const target = new EventTarget();
        monitor(target);
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }));
        return {
          promptStreaming: () => new Blob([text]).stream().pipeThrough(new TextDecoderStream()),
          destroy: () => {},
        };
      },
    };
    Object.assign(window, { LanguageModel: model });
  }, JSON.stringify(reply));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/ai-settings');
  await page.getByRole('radio', { name: 'The model in this browser' }).check();
  await page.getByRole('button', { name: 'Use this model' }).click();
  await expect(page.getByText('AI is on: the model in this browser.')).toBeVisible();
  await fillSwot(page);
  await generate(page);
  await expect(panelOf(page).getByText('Proposal ready.')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Use Threat 1' }).click();
  await expect(page.getByText('The rent is renewed next year.').last()).toBeVisible();
  expect(asked.filter((url) => url.includes('ai-sdk'))).toEqual([]);
});

test('off, nothing is asked and not a byte of the library is loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/swot-analysis-generator');
  await page.getByLabel('Company Name').fill('Rye and Shine');
  await page.getByLabel('Industry').fill('Bakery');
  await generate(page);
  await expect(page.getByRole('link', { name: 'Add your own AI model' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /ai-sdk|proposal-panel|stream-model|ask-model/.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Add your own AI model' }).click();
  await expect(page.getByRole('heading', { name: 'AI settings' })).toBeVisible();
  await expect(page.getByText('AI is off.')).toBeVisible();
});
