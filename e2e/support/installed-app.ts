import type { Page } from '@playwright/test';

/** From now on the page takes files as an installed app does. */
export const awaitLaunch = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'launchQueue', {
      value: { setConsumer: (consumer: unknown) => Object.assign(globalThis, { launch: consumer }) },
    });
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
