/** Dragging one of five hundred things on a board, on a CPU four times slower: the time between two frames. */

const slowdown = 4;
const frames = 60;
const milliseconds = (value) => `${value.toFixed(1)} ms`;

/** Drags by the pointer in small steps and notes every frame meanwhile; what a frame costs in work is told apart from waiting for it. */
async function measureDrag(page, locator) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await locator.scrollIntoViewIfNeeded();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { x, y, width, height } = await locator.boundingBox();
  const from = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  await page.waitForTimeout(500);
  const workOf = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  const before = await workOf();
  await page.evaluate(() => {
    window.frameTimes = [];
    const note = (time) => {
      window.frameTimes.push(time);
      window.nextFrame = requestAnimationFrame(note);
    };
    window.nextFrame = requestAnimationFrame(note);
  });
  for (let step = 0; step < frames; step += 1) {
    await page.mouse.move(from.x + 10 + step * 2, from.y + 10 + Math.sin(step / 6) * 40);
    await page.waitForTimeout(16);
  }
  const times = await page.evaluate(() => {
    cancelAnimationFrame(window.nextFrame);
    return window.frameTimes;
  });
  const work = ((await workOf()) - before) / times.length;
  await page.mouse.up();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  const ordered = gaps.toSorted((a, b) => a - b);
  const at = (share) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))];
  return `${gaps.length} frames, median ${milliseconds(at(0.5))}, 95 of 100 under ${milliseconds(at(0.95))}, worst ${milliseconds(at(1))}, work per frame ${milliseconds(work)}`;
}

async function open(browser, url, path) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url + path);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  return { context, page };
}

export async function benchWireframe(browser, url) {
  const { context, page } = await open(browser, url, '/app-wireframe-creator');
  const kinds = ['container', 'text', 'button', 'image', 'input', 'circle', 'card', 'list'];
  const elements = Array.from({ length: 500 }, (_, index) => ({
    id: `e${index}`,
    kind: kinds[index % kinds.length],
    x: (index % 25) * 50,
    y: Math.floor(index / 25) * 39,
    width: 46,
    height: 34,
    content: `Item ${index}`,
    color: '#e5e7eb',
    size: 10,
    group: '',
    isLocked: false,
    link: '',
  }));
  const data = { name: 'Big', device: 'desktop', width: 1280, height: 800, screens: [{ id: 's', name: 'S', elements }], guides: [] };
  const buffer = Buffer.from(JSON.stringify({ tool: 'app-wireframe-creator', data }));
  await page.getByLabel('Wireframe file').setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer });
  const element = page.locator('[data-id=e260]');
  await element.waitFor();
  await element.click({ force: true });
  const line = `  drag an element  ${await measureDrag(page, element)}`;
  await context.close();
  return ['\nA wireframe of 500 elements, 4x CPU', line];
}

export async function benchCanvas(browser, url) {
  const { context, page } = await open(browser, url, '/business-model-canvas');
  const boxes = page.getByRole('main').getByRole('textbox');
  const count = await boxes.count();
  const lines = Math.ceil(500 / count);
  for (let box = 0; box < count; box += 1)
    await boxes.nth(box).fill(Array.from({ length: lines }, (_, line) => `Note ${box}-${line} with a few words`).join('\n'));
  await page.getByRole('tab', { name: 'Notes' }).click();
  const note = page.locator('[data-note]').nth(60);
  await note.waitFor();
  const line = `  drag a note      ${await measureDrag(page, note)}`;
  const notes = await page.locator('[data-note]').count();
  await context.close();
  return [`\nA canvas of ${notes} notes, 4x CPU`, line];
}
