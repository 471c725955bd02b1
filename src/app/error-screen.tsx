import { Link } from 'wouter';
import { saveFile } from '@/platform/download';
import { Button } from '@/ui/button';
import { collectWork, hasWorkIn, undoWork, useWorkspace } from '@/workspace/store';

interface ErrorScreenProps {
  message: string;
  children: React.ReactNode;
}

export function ErrorScreen({ message, children }: ErrorScreenProps) {
  return (
    <div className="py-12">
      <h1 tabIndex={-1} className="title">
        Unexpected Application Error!
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

export function CrashScreen({ error, tool, onRetry }: { error: Error; tool?: string | undefined; onRetry: () => void }) {
  const hasWork = useWorkspace((state) => tool !== undefined && hasWorkIn(state, tool));
  return (
    <ErrorScreen message={error.message || 'Something went wrong.'}>
      <p className="mt-1 mb-6 text-mute">
        Only this screen stopped.{' '}
        {hasWork
          ? 'What you entered is still in this tab: take it as a file, or step back and try again.'
          : 'Nothing you entered was lost.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" icon="download" onClick={saveWork}>
          Download my data
        </Button>
        <Button icon="rotate-cw" onClick={onRetry}>
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
