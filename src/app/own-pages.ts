import type { Page } from './routes';

/** The pages that are no tool, by path; here, so that no tool's page carries their addresses. */
export const ownPages: Record<string, (() => Promise<Pick<Page, 'title' | 'description' | 'Body'>>) | undefined> = {
  '/profile': () => import('./profile-page'),
  '/settings': () => import('./settings-page'),
  '/workspace': () => import('./workspace-page'),
  '/today': () => import('./today-page'),
  '/data-room': () => import('./data-room-page'),
  '/together': () => import('./together-page'),
  '/reply': () => import('./reply-page'),
  '/ai-settings': () => import('./ai-settings-page'),
};
