import type { Page } from '@playwright/test';

/** From now on the page takes files as an installed app does: what is opened before the page listens waits for it. */
export const awaitLaunch = (page: Page) =>
  page.addInitScript(() => {
    let consume: ((launch: unknown) => void) | undefined;
    const waiting: unknown[] = [];
    const launch = (opened: unknown) => {
      if (consume) consume(opened);
      else waiting.push(opened);
    };
    const setConsumer = (consumer: (launch: unknown) => void) => {
      consume = consumer;
      waiting.splice(0).forEach(consumer);
    };
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
    Object.assign(globalThis, { launch });
  });

/** What the system does when somebody opens a file with the app. */
export const openWithApp = (page: Page, { name, text }: { name: string; text: string }) =>
  page.evaluate(
    (file) => {
      const opened = { getFile: () => Promise.resolve(new File([file.text], file.name)) };
      (globalThis as unknown as { launch: (launch: { files: object[] }) => void }).launch({ files: [opened] });
    },
    { name, text },
  );
