import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.mjs';

/** Lighthouse's mobile run, in a browser of its own. */
export async function benchLighthouse(url, paths) {
  const port = 9333;
  const browser = await launchBrowser({ args: [`--remote-debugging-port=${port}`] });
  const lines = ['\nLighthouse, mobile'];
  for (const path of paths) {
    const result = await lighthouse(url + path, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    const scores = Object.values(result?.lhr.categories ?? {}).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
    lines.push(`  ${path.padEnd(20)} ${scores.join('  ')}`);
    const failing = Object.values(result?.lhr.audits ?? {}).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
    );
    for (const { id } of failing) lines.push(`      ${id}`);
  }
  await browser.close();
  return lines;
}
