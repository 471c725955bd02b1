import { Link } from 'wouter';
import { saveFile } from '@/platform/download';
import { Button } from '@/ui/button';
import { hasWorkIn, undoWork, useWorkspace } from '@/workspace/store';
import { collectWork } from '@/workspace/travel';
import { isMissingChunk, reloadToRetry } from './recovery';

interface ErrorScreenProps {
  title?: string;
  message: string;
  children: React.ReactNode;
}

export function ErrorScreen({ title = 'Unexpected Application Error!', message, children }: ErrorScreenProps) {
  return (
    <div className="py-12">
      <h1 tabIndex={-1} className="title">
        {title}
      </h1>
      <p className="mt-3 text-lg">{message}</p>
      {children}
    </div>
  );
}

/** Hands over everything in the tab, as it is. */
export function saveWork(): void {
  const content = JSON.stringify(collectWork(), null, 2);
  saveFile('groundwork-data.json', new Blob([content], { type: 'application/json' }));
}

/** In our words; the browser's own are on the console. */
function wordsFor(error: Error): string {
  if (!isMissingChunk(error)) return 'Something on this page went wrong.';
  return navigator.onLine ? 'Part of this page couldn’t be loaded.' : 'You’re offline, and part of this page isn’t on your device yet.';
}

export function CrashScreen({ error, tool, onRetry }: { error: Error; tool?: string | undefined; onRetry: () => void }) {
  const hasWork = useWorkspace((state) => tool !== undefined && hasWorkIn(state, tool));
  return (
    <ErrorScreen message={wordsFor(error)}>
      <p className="mt-1 mb-6 text-mute">
        Only this screen is affected.{' '}
        {hasWork
          ? 'What you entered is still in this tab: download it, or undo your last change and try again.'
          : 'Nothing you entered was lost.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon="download" onClick={saveWork}>
          Download my data
        </Button>
        {/* What once failed to load is not asked for again by the page as it is. */}
        <Button icon="rotate-cw" onClick={isMissingChunk(error) && navigator.onLine ? reloadToRetry : onRetry}>
          Try again
        </Button>
        {tool && hasWork && (
          <Button
            icon="undo-2"
            onClick={() => {
              undoWork(tool);
              onRetry();
            }}
          >
            Undo my last change
          </Button>
        )}
      </div>
      <Link href="/" className="link mt-6 inline-block">
        All tools
      </Link>
    </ErrorScreen>
  );
}
