import { Notice } from '@/ui/layout';

/** Hours of work live in one tab, so this stands until a file holds them. */
export function UnsavedBar() {
  return (
    <div role="region" aria-label="Unsaved work" className="no-print mb-5">
      <Notice>
        <strong className="font-semibold">Unsaved: export before you reload or close this tab.</strong> Your investors are only in its
        memory. The file contains names, e-mails and phone numbers, so keep it private.
      </Notice>
    </div>
  );
}
