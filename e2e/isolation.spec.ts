import { expect, test } from './support/test';

// Tests hand their page on: what one leaves behind, the next must not find.
test.describe.configure({ mode: 'serial' });

const look = () => ({
  stored: [localStorage.length, sessionStorage.length, document.cookie],
  added: ['left' in window, 'leftFunction' in window],
  hours: [new Date().getFullYear() > 2000, Date.now() > 10 ** 12],
  media: ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)', 'screen', '(forced-colors: none)'].map(
    (query) => matchMedia(query).matches,
  ),
  size: [innerWidth, innerHeight],
  scroll: scrollY,
  online: navigator.onLine,
});
const asNew = {
  stored: [0, 0, ''],
  added: [false, false],
  hours: [true, true],
  media: [true, true, true, true],
  size: [1280, 900],
  scroll: 0,
  online: true,
};
const mayRead = () => navigator.permissions.query({ name: 'clipboard-read' as PermissionName }).then(({ state }) => state);

let heard = 0;

test('one test changes all it can', async ({ page, context, faults }) => {
  faults.mayFailToLoad = true;
  await page.goto('/task-manager');
  expect(await page.evaluate(look)).toEqual(asNew);
  page.on('console', (message) => (heard += Number(message.text() === 'heard')));
  await page.addInitScript(() => {
    Object.assign(window, { left: true });
    window.Date.now = () => 0;
  });
  await page.exposeFunction('leftFunction', () => undefined);
  await page.route('**/settings', (route) => route.fulfill({ contentType: 'text/html', body: '<html data-ready>Not ours' }));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference', forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['clipboard-read']);
  await context.newPage();
  await page.reload();
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    document.cookie = 'left=behind';
    // The last word of a page that is left.
    addEventListener('pagehide', () => {
      localStorage.setItem('late', 'behind');
      sessionStorage.setItem('late', 'behind');
    });
    console.warn('heard');
  });
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByRole('button', { name: 'Only in this tab', includeHidden: true })).toBeAttached();
  await context.setOffline(true);
  expect(await page.evaluate(look)).toMatchObject({ added: [true, true], size: [390, 844], online: false });
  expect(await page.evaluate(mayRead)).toBe('granted');
  expect(heard).toBe(1);
});

test('the next one sees nothing of it', async ({ page, context }) => {
  expect(context.pages()).toHaveLength(1);
  await page.goto('/settings');
  expect(await page.evaluate(look)).toEqual(asNew);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(mayRead)).not.toBe('granted');
  await page.evaluate(() => console.warn('heard'));
  expect(heard).toBe(1);
  await page.goto('/task-manager');
  await expect(page.getByText('Send Acre Foods invoice')).toHaveCount(0);
});
