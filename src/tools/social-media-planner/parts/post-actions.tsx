import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { showToast } from '@/ui/toast';
import { platformLabels } from '../content';
import { toComposer } from '../counting';
import type { Post } from '../model';
import type { PostForm, PostRecords } from './use-post-form';

interface PostActionsProps {
  post: Post;
  records: PostRecords;
  form: PostForm;
  /** What the controls are about, for people who cannot see the row. */
  describedBy: string;
}

/** An open form of the same post follows, so that saving it does not turn the mark back. */
function markPublished(records: PostRecords, form: PostForm, { id }: Post): void {
  const isInForm = form.target === id;
  if (isInForm) form.setAll({ status: 'published' });
  records.update(id, { status: 'published' });
  const undo = () => {
    records.tool.undo();
    if (isInForm) records.tool.undo();
  };
  showToast('Marked as published', { label: 'Undo', run: undo });
}

/** The way to the network, and the way to say that it is done. */
export function PostActions({ post, records, form, describedBy }: PostActionsProps) {
  // The message outlives what it was shown with: the form may have been typed in since.
  const current = useRef(form);
  useEffect(() => {
    current.current = form;
  });
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
            run: () => markPublished(records, current.current, post),
          })
        }
      >
        <Icon icon="external-link" />
        <span className="md:max-lg:sr-only">Post now</span>
      </a>
      <Button icon="check" aria-describedby={describedBy} title="Mark published" onClick={() => markPublished(records, form, post)}>
        <span className="max-lg:sr-only">Mark published</span>
      </Button>
    </>
  );
}
