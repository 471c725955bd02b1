import { useState } from 'react';
import { AskLink, ReplyBox } from '@/kinds/asking/ask-parts';
import { isEmail } from '@/lib/links';
import { networks, type NetworkId } from '@/lib/networks';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { Chip } from '@/ui/layout';
import { useWorkspace } from '@/workspace/store';
import { describeApprovals, mostAsked, readApprovals, toApprovalSheet, type Reviewed } from './approval';
import { describeReview, type PostMore } from './fields';

interface ApprovalDialogProps {
  /** What lies ahead, soonest first. */
  posts: readonly Reviewed[];
  onTake: (changes: ReadonlyMap<string, Partial<PostMore>>) => void;
  onClose: () => void;
}

/** Somebody else reads the posts first: they go out in a link, the answer comes back as a code. */
function ApprovalDialog({ posts, onTake, onClose }: ApprovalDialogProps) {
  const known = useWorkspace((state) => state.company.answers['company.email'] ?? '');
  const [replyTo, setReplyTo] = useState(known);
  const [isAll, setIsAll] = useState(false);
  const open = isAll ? posts : posts.filter((post) => !describeReview(post, post.content).startsWith('Approved'));
  const sheet = toApprovalSheet(open, isEmail(replyTo) ? replyTo.trim() : '');
  const looked = posts.filter(({ review }) => review !== 'none');
  return (
    <Dialog title="Approval" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">
        Send upcoming posts to whoever has to approve them. They need no account: the link holds the posts, and their answer comes back to
        you as a code.
      </p>
      {posts.length === 0 ? (
        <p>There are no upcoming posts to approve.</p>
      ) : (
        <>
          <label className="mb-3 flex min-h-6 items-center gap-2">
            <input type="checkbox" className="size-4.5 accent-accent" checked={isAll} onChange={() => setIsAll(!isAll)} />
            Ask again about posts that are approved
          </label>
          {open.length === 0 ? (
            <p>All upcoming posts are approved.</p>
          ) : (
            <>
              <div className="mb-3 max-w-md">
                <Labelled label="Your email address" hint="Optional: replies are addressed to it.">
                  {(control) => (
                    <input
                      {...control}
                      type="email"
                      className="input"
                      value={replyTo}
                      onChange={(event) => setReplyTo(event.target.value)}
                    />
                  )}
                </Labelled>
              </div>
              <AskLink sheet={sheet} />
              {open.length > mostAsked && <p className="mt-2 text-[13px] text-mute">The next {mostAsked} posts are in it.</p>}
            </>
          )}
        </>
      )}
      <h3 className="mt-5 mb-1 font-semibold">Replies</h3>
      <ReplyBox
        sheet={sheet}
        onTake={(answers) => {
          const changes = readApprovals(posts, answers);
          if (changes.size > 0) onTake(changes);
          return describeApprovals(changes);
        }}
      />
      {looked.length > 0 && (
        <ul aria-label="Reviewed posts" className="mt-3 grid gap-2">
          {looked.map((post) => (
            <li key={post.id} className="text-[14px] wrap-anywhere">
              <Chip tone={post.review === 'approved' ? 'plain' : 'warn'}>{describeReview(post, post.content)}</Chip>{' '}
              {networks[post.network].name}, {post.when}
              {post.reviewNote !== '' && <span className="block text-mute">{post.reviewNote}</span>}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface Planned extends PostMore {
  id: string;
  platform: NetworkId;
  content: string;
}

interface Kept<Post> {
  all: readonly Post[];
  replaceAll: (posts: Post[], how: { say: string }) => void;
}

/** How a tool tells which of its posts lie ahead, when, and what is posted. */
interface Telling<Post, Records, Now> {
  ahead: (posts: readonly Post[], now: Now) => readonly Post[];
  when: (post: Post) => string;
  text: (post: Post, records: Records) => string;
}

/** The dialog over the posts that a tool keeps, drafts included. */
export const approvalOf = <Post extends Planned, Records extends Kept<Post>, Now>(tell: Telling<Post, Records, Now>) =>
  function Approval({ records, now, onClose }: { records: Records; now: Now; onClose: () => void }) {
    const posts = tell
      .ahead(records.all, now)
      .map((post) => ({ ...post, network: post.platform, when: tell.when(post), text: tell.text(post, records) }));
    const take = (changes: ReadonlyMap<string, Partial<PostMore>>) =>
      records.replaceAll(
        records.all.map((post) => ({ ...post, ...changes.get(post.id) })),
        { say: 'Reviews taken in' },
      );
    return <ApprovalDialog posts={posts} onTake={take} onClose={onClose} />;
  };
