import { useId } from 'react';
import { plural } from '@/lib/text';
import { Copy } from '@/kinds/work/copy';
import { RowActions } from '@/kinds/records/row-actions';
import { describeReview } from '@/kinds/posts/fields';
import { Chip } from '@/ui/layout';
import { formatDay } from '@/lib/dates';
import { platformLabels } from '../content';
import { countOver, toPostText } from '../counting';
import { formatWhen, isDue, type Moment, type Post } from '../model';
import { PostActions } from './post-actions';
import { StatusBadge } from './status-badge';
import type { PostForm, PostRecords } from './use-post-form';

interface PostRowProps {
  post: Post;
  records: PostRecords;
  form: PostForm;
  now: Moment;
  repeat: Post | undefined;
}

const titleLength = 60;

/** Enough of a text to know it by. */
const shorten = (content: string) => {
  const marks = Array.from(content.trim().replace(/\s+/g, ' '));
  return marks.length > titleLength ? `${marks.slice(0, titleLength).join('')}…` : marks.join('');
};

export function PostRow({ post, records, form, now, repeat }: PostRowProps) {
  const id = useId();
  const title = shorten(post.content);
  const review = describeReview(post, post.content);
  const over = countOver(post.content, post.platform, records.extra);
  return (
    <div className="row grid grid-cols-1 items-center gap-x-4 gap-y-1.5 px-4 py-2 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p id={id} className={`truncate font-[550] ${post.status === 'published' ? 'text-mute' : ''}`} title={post.content}>
          {post.content.trim() || 'No text'}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] text-mute md:flex-nowrap md:overflow-hidden">
          <StatusBadge status={post.status} />
          {isDue(post, now) && <Chip tone="warn">Due - mark as published?</Chip>}
          {over > 0 && <Chip tone="bad">{plural(over, 'character')} over</Chip>}
          {repeat && post.status === 'scheduled' && <Chip tone="warn">Same text on {formatDay(repeat.date, 'short')}</Chip>}
          {review && <Chip tone={review.startsWith('Approved') ? 'plain' : 'warn'}>{review}</Chip>}
          {post.campaign.trim() && <Chip>{post.campaign.trim()}</Chip>}
          <span className="whitespace-nowrap">
            {platformLabels[post.platform]} · {formatWhen(post)}
          </span>
          {post.hashtags && <span className="min-w-0 max-w-full truncate">{post.hashtags}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:flex-nowrap">
        <PostActions post={post} records={records} describedBy={id} />
        <span className="ml-auto inline-flex flex-none">
          <Copy isIcon label={`Copy ${title || 'text'}`} text={toPostText(post, records.extra).text} />
          <RowActions records={records} form={form} record={post} title={title} />
        </span>
      </div>
    </div>
  );
}
