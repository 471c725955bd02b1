import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { platformNames, type Post } from '../model';
import { describeMoment } from '../schedule';
import { StatusSelect } from './status-select';
import type { PostActions } from './use-posts';

interface UpcomingProps {
  posts: readonly Post[];
  zone: string;
  actions: PostActions;
  onOpen: (post: Post) => void;
  /** Offered while there is nothing at all. */
  onSample?: (() => void) | undefined;
}

/** The next five posts, soonest first. */
export function Upcoming({ posts, zone, actions, onOpen, onSample }: UpcomingProps) {
  return (
    <Panel title="Upcoming Posts" aside={<span className="text-[13px] text-mute">{zone}</span>}>
      {posts.length === 0 && (
        <p className="text-mute">{onSample ? 'No posts yet. Create one and it appears on its day.' : 'No posts ahead.'}</p>
      )}
      {onSample && (
        <div className="mt-3">
          <Button onClick={onSample}>Load sample</Button>
        </div>
      )}
      <ol aria-label="Upcoming Posts" className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
        {posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <button
              type="button"
              className="block min-h-6 w-full truncate text-left font-[550] hover:underline"
              onClick={() => onOpen(post)}
            >
              {post.title || 'Untitled'}
            </button>
            <p className="mb-1 text-[13px] text-mute">{describeMoment(post)}</p>
            <p className="flex flex-wrap items-center gap-2.5 text-[14px]">
              <StatusSelect post={post} actions={actions} />
              {platformNames[post.platform]}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
