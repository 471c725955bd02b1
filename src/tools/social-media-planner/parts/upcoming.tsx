import { Panel } from '@/ui/layout';
import { platformLabels } from '../content';
import { formatWhen, type Post } from '../model';

const shownAhead = 5;

/** The next posts; nothing where there are none. */
export function Upcoming({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <Panel
      title="Upcoming Posts"
      className="mb-5"
      aside={
        posts.length > shownAhead && (
          <span className="text-[13px] text-mute">
            Next {shownAhead} of {posts.length.toLocaleString('en-US')}
          </span>
        )
      }
    >
      <ul aria-label="Upcoming Posts" className="grid gap-2">
        {posts.slice(0, shownAhead).map((post) => (
          <li key={post.id} className="grid min-w-0 grid-cols-1 gap-x-4 sm:grid-cols-[12rem_6rem_minmax(0,1fr)]">
            <span className="text-[14px] text-mute">{formatWhen(post)}</span>
            <span className="text-[14px]">{platformLabels[post.platform]}</span>
            <span className="truncate" title={post.content}>
              {post.content}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
