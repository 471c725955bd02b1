import { joinWords, plural } from '@/lib/text';
import type { Records } from '@/kinds/records/use-records';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { dropSentPosts, useSentPosts } from '@/workspace/sent-posts';
import { takeSentPosts } from '../sent';
import type { CalendarExtra, fields } from '../model';

const namesShown = 3;

/** Ideas that another tool sent here: added or put away by the user, never on their own. */
export default function ArrivedPosts({ records: { tool } }: { records: Records<typeof fields, CalendarExtra> }) {
  const posts = useSentPosts();
  const names = posts.slice(0, namesShown).map(({ title }) => title);
  const rest = posts.length - names.length;
  const take = () => {
    tool.change((data) => ({ ...data, records: takeSentPosts(data.records, posts) }));
    dropSentPosts();
    showToast(`${plural(posts.length, 'post')} added from Content Idea Generator`, { label: 'Undo', run: tool.undo });
  };
  return (
    <div className="no-print mb-5">
      <Notice tone="plain">
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0 break-words">
            Content Idea Generator sent {plural(posts.length, 'post')}
            {posts.some(({ isSample }) => isSample) ? ' of sample data' : ''}: {joinWords(rest > 0 ? [...names, `${rest} more`] : names)}.
          </span>
          <span className="flex gap-2">
            <Button look="primary" onClick={take}>
              Add
            </Button>
            <Button onClick={dropSentPosts}>Dismiss</Button>
          </span>
        </span>
      </Notice>
    </div>
  );
}
