import { use } from 'react';
import { joinWords, plural } from '@/lib/text';
import type { Records } from '@/kinds/records/use-records';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { dropSent, send, useSent } from '@/workspace/sent';
import { ToolIdContext } from '@/workspace/tool-id';
import { describeTaken, takeSentPosts } from '../sent';
import type { CalendarExtra, fields } from '../model';

const namesShown = 3;

/** Ideas that another tool sent here: added or put away by the user, never on their own. */
export default function ArrivedPosts({ records: { tool } }: { records: Records<typeof fields, CalendarExtra> }) {
  const id = use(ToolIdContext);
  const parcels = useSent('posts', id);
  const posts = parcels.flatMap(({ lines }) => lines);
  const names = posts.slice(0, namesShown).map(({ title }) => title);
  const rest = posts.length - names.length;
  const bringBack = () => parcels.forEach((parcel) => send('posts', id, parcel));
  const putAway = () => parcels.forEach(({ from }) => dropSent('posts', id, from));
  const take = () => {
    const taken = takeSentPosts(tool.data.records, posts);
    const isChanged = taken.added + taken.moved > 0;
    if (isChanged) tool.change((data) => ({ ...data, records: takeSentPosts(data.records, posts).records }));
    putAway();
    const undo = () => {
      tool.undo();
      bringBack();
    };
    showToast(describeTaken(taken), isChanged ? { label: 'Undo', run: undo } : undefined);
  };
  const dismiss = () => {
    putAway();
    showToast(`${plural(posts.length, 'sent post')} dismissed`, { label: 'Bring back', run: bringBack });
  };
  return (
    <div className="no-print mb-5">
      <Notice tone="plain">
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0 break-words">
            {joinWords(parcels.map(({ fromName }) => fromName))} sent {plural(posts.length, 'post')}
            {posts.some(({ isSample }) => isSample) ? ' of sample data' : ''}: {joinWords(rest > 0 ? [...names, `${rest} more`] : names)}.
            Not in the calendar until you press Add.
          </span>
          <span className="flex gap-2">
            <Button look="primary" onClick={take}>
              Add
            </Button>
            <Button onClick={dismiss}>Dismiss</Button>
          </span>
        </span>
      </Notice>
    </div>
  );
}
