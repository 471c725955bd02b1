import { choice, text } from '@/lib/fields';
import { hashText } from '@/lib/random';
import type { PostLine } from '@/lib/topics/posts';
import { crops, cropLabels } from './pictures';

/** Where the open form keeps what is to be added together with its post. */
export const planSlot = 'plan';

const reviews = ['none', 'approved', 'changes'] as const;
export const reviewLabels = { none: 'Not reviewed', approved: 'Approved', changes: 'Changes wanted' } as const;

/** What every tool that plans posts asks of one beside its text: said once, since the tools show the same list. */
export const postFields = {
  campaign: text('Campaign', {
    maxLength: 100,
    placeholder: 'Spring launch',
    hint: 'Posts of one campaign can be filtered and tracked together.',
  }),
  review: choice('Review', reviews, { default: 'none', labels: reviewLabels }),
  reviewedBy: text('Reviewed by', { maxLength: 200 }),
  reviewNote: text('Reviewer’s note', { maxLength: 2_000 }),
};

/** Kept with a post, but nothing for a table: the picture itself, what of it matters, and which wording was reviewed. */
export const hiddenFields = {
  picture: text('Picture data', { maxLength: 2_000_000 }),
  crop: choice('Keep when cropped', crops, { default: 'middle', labels: cropLabels }),
  reviewOf: text('Reviewed wording', { maxLength: 40 }),
};

export interface PostMore {
  campaign: string;
  crop: (typeof crops)[number];
  review: (typeof reviews)[number];
  reviewedBy: string;
  reviewNote: string;
  picture: string;
  reviewOf: string;
}

export const noMore: PostMore = {
  campaign: '',
  crop: 'middle',
  review: 'none',
  reviewedBy: '',
  reviewNote: '',
  picture: '',
  reviewOf: '',
};

export const moreOf = ({ campaign, crop, review, reviewedBy, reviewNote, picture, reviewOf }: PostMore): PostMore => ({
  campaign,
  crop,
  review,
  reviewedBy,
  reviewNote,
  picture,
  reviewOf,
});

/** The same of a line of the shared list; what it does not say is as it starts. */
export const moreFrom = (line: PostLine): PostMore => ({
  campaign: line.campaign ?? noMore.campaign,
  crop: line.crop ?? noMore.crop,
  review: line.review ?? noMore.review,
  reviewedBy: line.reviewedBy ?? noMore.reviewedBy,
  reviewNote: line.reviewNote ?? noMore.reviewNote,
  picture: line.picture ?? noMore.picture,
  reviewOf: line.reviewOf ?? noMore.reviewOf,
});

/** Posts kept before these questions were asked. */
export const addMore = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null || !('records' in data) || !Array.isArray(data.records)) return data;
  return { ...data, records: data.records.map((record: object) => ({ ...noMore, ...record })) };
};

/** Tells one wording from another, so that an approval holds for the words that were read. */
export const wordingOf = (content: string) => hashText(content.trim()).toString(36);

/** How a post stands with its reviewer, in words; empty where nobody has looked. */
export function describeReview({ review, reviewedBy, reviewOf }: PostMore, content: string): string {
  if (review === 'none') return '';
  const who = reviewedBy.trim() === '' ? '' : ` by ${reviewedBy.trim()}`;
  if (reviewOf !== '' && reviewOf !== wordingOf(content))
    return review === 'approved' ? `Changed since approved${who}` : 'Changed since the review';
  return review === 'approved' ? `Approved${who}` : `Changes wanted${who}`;
}

/** The campaigns in use, by name. */
export const campaignsOf = (posts: readonly Pick<PostMore, 'campaign'>[]): string[] =>
  [...new Set(posts.map(({ campaign }) => campaign.trim()).filter((name) => name !== ''))].sort((a, b) => a.localeCompare(b, 'en'));
