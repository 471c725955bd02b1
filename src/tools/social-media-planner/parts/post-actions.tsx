import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { showToast } from '@/ui/toast';
import { platformLabels } from '../content';
import { toComposer } from '../counting';
import type { Post } from '../model';
import type { PostRecords } from './use-post-form';

interface PostActionsProps {
  post: Post;
  records: PostRecords;
  /** What the controls are about, for people who cannot see the row. */
  describedBy: string;
}

const markPublished = (records: PostRecords, { id }: Post) => records.update(id, { status: 'published' }, { say: 'Marked as published' });

/** The way to the network, and the way to say that it is done. */
export function PostActions({ post, records, describedBy }: PostActionsProps) {
  if (post.status === 'published') return null;
  const { href, note } = toComposer(post, records.extra);
  return (
    <>
      <a
        className="btn"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={describedBy}
        title={note ?? `Opens ${platformLabels[post.platform]} with this text. You post it there.`}
        onClick={() =>
          showToast(`${platformLabels[post.platform]} opened in a new tab. ${note ?? 'Posted?'}`, {
            label: 'Mark published',
            run: () => markPublished(records, post),
          })
        }
      >
        <Icon icon="external-link" />
        <span className="md:max-lg:sr-only">Post now</span>
      </a>
      <Button icon="check" aria-describedby={describedBy} title="Mark published" onClick={() => markPublished(records, post)}>
        <span className="max-lg:sr-only">Mark published</span>
      </Button>
    </>
  );
}
