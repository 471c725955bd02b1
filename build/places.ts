/** Where a module stands in the suite, by its path. */
const shell = /\/src\/entry-client\.tsx$/;
const frame = /\/src\/app\/tool-frame\.tsx$/;
const page =
  /\/src\/(tools\/[^/]+\/view|app\/(home|not-found|workspace-page|profile-page|today-page|data-room-page|together-page|settings-page|reply-page|ai-settings-page))\.tsx$/;

export const isShell = (id: string) => shell.test(id);
export const isHome = (id: string) => id.endsWith('/src/app/home.tsx');
export const isPage = (id: string) => page.test(id);
/** What stands round every page, or round every tool. */
export const isRound = (id: string) => isShell(id) || frame.test(id);
/** The list of the pages that are no tool, which those ask for at once. */
export const isOwnPages = (id: string) => id.endsWith('/src/app/own-pages.ts');

export const toolOf = (id: string) => /\/src\/tools\/([^/]+)\//.exec(id)?.[1];
export const isLibrary = (id: string) => id.includes('/node_modules/');
/** Where a font or a picture lies: no code, whatever package it is from. */
export const isAddress = (id: string) => id.endsWith('?url');
export const packageOf = (id: string) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]?.replaceAll(/\W+/g, '-');
/** The layer of code that is our own and no tool's. */
export const layerOf = (id: string) => (isLibrary(id) || toolOf(id) ? undefined : /\/src\/([^/]+)\//.exec(id)?.[1]);
export const kindOf = (id: string) => /\/src\/kinds\/([^/]+)\//.exec(id)?.[1];
/** What the house asks of a tool that is not on screen. */
export const isAnswer = (id: string) => /\/(shares|schema|list|download)\.ts$/.test(id);
/** What every page asks for once it has come. */
export const isAtRest = (id: string) => id.endsWith('/src/app/later.ts');
/** What checks everything that comes from outside, and the small part of a library that it is made with. */
export const isCheck = (id: string) =>
  id.includes('/node_modules/zod/v4/mini/') || (layerOf(id) !== undefined && /[/-]schema\.ts$/.test(id));
/** What speaks with the model that somebody chose. */
export const isModel = (id: string) => /\/src\/writer\/(stream|whole)-model\.ts$/.test(id);
