/** What an idea and a list of them say about where they come from. */
import { hasSample, type Idea } from './model';

const hashtagNote = 'Hashtags are suggestions; their reach was not measured.';
const madeNote = `Made on this device from a template and your own words. ${hashtagNote}`;

/** Whether any of them is ours. */
export const isTemplateBased = (ideas: readonly Idea[]) => ideas.some(({ source }) => source === undefined);

/** Whose words an idea is in, where they are not ours. */
export const creditOf = ({ source }: Pick<Idea, 'source'>) =>
  source === undefined ? '' : `Written by ${source.trim() || 'a model'}, accepted by you`;

/** How the list came about. */
export function noteOf(ideas: readonly Idea[]): string {
  if (!isTemplateBased(ideas) && ideas.length > 0)
    return `Written by a model, accepted by you; read them before you use them. ${hashtagNote}`;
  return ideas.some(({ source }) => source !== undefined)
    ? `${madeNote} Ideas written by a model say so; read them before you use them.`
    : madeNote;
}

/** Everything of it comes from the sample. */
export const isAllSample = (ideas: readonly Idea[]) => ideas.length > 0 && ideas.every(({ isSample }) => isSample);

/** Where only some are samples, each row says what it is. */
export const isMixedUp = (ideas: readonly Idea[]) => hasSample(ideas) && !isAllSample(ideas);
