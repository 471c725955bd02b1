/** One way to start the browser for measuring, the same as for the tests. */
import { chromium } from '@playwright/test';
import { ensureBrowser } from './setup.mjs';

export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchBrowser = (options = {}) =>
  chromium.launch({ executablePath: ensureBrowser(), ...options, args: [...launchArguments, ...(options.args ?? [])] });
