import type { Browser, LaunchOptions } from '@playwright/test';

export const launchArguments: string[];
export function launchBrowser(options?: LaunchOptions): Promise<Browser>;
