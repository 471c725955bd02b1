import { state } from './model';

/**
 * The page of a first visit, ready in the site's own HTML: whoever only looks needs nothing that writes pages.
 * In the browser this is empty, and what writes it is not part of the screen.
 */
export const firstPage = import.meta.env.SSR ? (await import('./body')).toPreview(state.start({ today: '', currency: 'USD' })) : '';
