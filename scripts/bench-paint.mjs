/** When a first visitor sees something: on 1.6 Mbps with 150 ms of delay and a processor four times slower, the middle of five. */
const visits = 5;
const pages = ['/', '/invoice-generator'];
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

async function firstPaint(browser, address) {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity);
  await context.close();
  return paint;
}

export async function benchPaint(browser, url) {
  const lines = ['First paint on a slow line, at most 0.90 s'];
  for (const path of pages) {
    const times = [];
    for (let visit = 0; visit < visits; visit += 1) times.push(await firstPaint(browser, url + path));
    const middle = times.toSorted((a, b) => a - b)[Math.floor(visits / 2)];
    lines.push(`  ${path.padEnd(30)} ${(middle / 1000).toFixed(2)} s`);
  }
  return lines;
}
