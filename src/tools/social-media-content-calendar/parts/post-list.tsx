import { Copy } from '@/kinds/work/copy';
import { RowActions } from '@/kinds/records/row-actions';
import { describeReview } from '@/kinds/posts/fields';
import { Chip } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { splitAddresses } from '../addresses';
import { contentTypeLabels, publishedNote } from '../content';
import { describeExcess } from '../limits';
import { platformNames, type Post } from '../model';
import { toHashtag, toPostText } from '../post-text';
import { describeMoment, describeZone, hasPassed, type Here } from '../schedule';
import { StatusSelect } from './status-select';
import type { PostActions, PostForm, PostRecords } from './use-posts';
import { WebLink } from './web-link';

interface PostListProps {
  posts: readonly Post[];
  records: PostRecords;
  form: PostForm;
  actions: PostActions;
  here: Here;
}

/** Every post with all it holds, in the order they are due. */
export function PostList({ posts, ...rest }: PostListProps) {
  if (posts.length === 0) return null;
  return (
    <>
      <VirtualList label="Posts" items={posts} row={(post) => <PostRow post={post} {...rest} />} />
      <p className="mt-2 text-[13px] text-mute">{publishedNote}</p>
    </>
  );
}

function PostRow({ post, records, form, actions, here }: Omit<PostListProps, 'posts'> & { post: Post }) {
  const { title, platform, contentType, content, hashtags, mediaUrl, altText, linkUrl } = post;
  const excess = describeExcess(post);
  const review = describeReview(post, content);
  const tags = hashtags.map(toHashtag).join(' ');
  return (
    <div className="row px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="min-w-0 truncate font-[550]" title={title}>
          {title || 'Untitled'}
        </p>
        <Chip>{platformNames[platform]}</Chip>
        {post.campaign.trim() && <Chip>{post.campaign.trim()}</Chip>}
        {review && <Chip tone={review.startsWith('Approved') ? 'plain' : 'warn'}>{review}</Chip>}
        {hasPassed(post, here) && (
          <Chip tone="warn" icon="clock">
            Time has passed
          </Chip>
        )}
        {excess && (
          <Chip tone="bad" icon="triangle-alert">
            {excess}
          </Chip>
        )}
      </div>
      <p className="mt-0.5 text-[14px]">
        {describeMoment(post)}
        <span className="text-mute">
          {' '}
          {describeZone(post, here)} · {contentTypeLabels[contentType]}
        </span>
      </p>
      <p className="mt-0.5 line-clamp-2 text-[14px] break-words whitespace-pre-line text-mute">{content.trim()}</p>
      {tags && <p className="truncate text-[13px] text-mute">{tags}</p>}
      {(mediaUrl || linkUrl) && (
        <p className="flex flex-wrap gap-x-4 text-[13px]">
          {splitAddresses(mediaUrl).map((address, index) => (
            <WebLink key={index} typed={address} icon="image" label="Media" />
          ))}
          {linkUrl && <WebLink typed={linkUrl} icon="external-link" label="Link" />}
        </p>
      )}
      {post.reviewNote && <p className="text-[13px] wrap-anywhere text-mute">Reviewer’s note: {post.reviewNote}</p>}
      {altText && <p className="truncate text-[13px] text-mute">Alt text: {altText}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <StatusSelect post={post} actions={actions} />
        <Copy text={toPostText(post)} label="Copy text" />
        <span className="ml-auto">
          <RowActions records={records} form={form} record={post} title={title} />
        </span>
      </div>
    </div>
  );
}
