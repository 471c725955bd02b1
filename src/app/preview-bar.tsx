import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { keepPreview, leavePreview } from '@/workspace/preview';

/** Above a document that came by a link. */
export function PreviewBar({ id }: { id: string }) {
  return (
    <div className="no-print mb-4">
      <Notice tone="plain">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink">Someone shared this document with you. You can read and download it; to change it, keep a copy.</p>
          <span className="flex flex-wrap gap-2">
            <Button
              look="primary"
              onClick={() => {
                keepPreview(id);
                showToast('Copy kept');
              }}
            >
              Keep a copy
            </Button>
            <Button onClick={() => leavePreview(id)}>Close</Button>
          </span>
        </div>
      </Notice>
    </div>
  );
}
