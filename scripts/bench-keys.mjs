/** What each key costs where it is typed into the field that has the focus, from the press to the next frame. */
export async function timeKeys(page, words) {
  await page.evaluate(() => {
    window.keyTimes = [];
    const note = () => {
      const pressed = performance.now();
      requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - pressed)));
    };
    addEventListener('keydown', note, { capture: true });
  });
  for (const key of words) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(60);
  }
  const times = await page.evaluate(() => window.keyTimes);
  return { median: times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)], worst: Math.max(...times) };
}
