/** All that follows from what is typed: the page, and what to say beside its addresses. */
export { needsMore, toPreview } from './body';
export { itemMessages, sectionMessages } from './messages';
export { followFocus } from './parts/follow-focus';
