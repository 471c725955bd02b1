import { toPayload, type Idea } from './fields';

/** The kind of text, and what it is made of; whoever writes it. */
export const asked = { type: 'swot', payload: ({ answers }: Idea) => toPayload(answers) };
