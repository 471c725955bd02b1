import { useEffect } from 'react';
import { Link } from 'wouter';
import { site } from '@/site';
import { Button } from '@/ui/button';
import { ErrorScreen } from './error-screen';
import type { Page } from './routes';

/** In place of a page that did not arrive, at its address: what is on the screen is what the address says. */
export const notLoaded = (path: string, onRetry: () => void): Page => ({
  path,
  title: `Not loaded · ${site.name}`,
  description: 'This page couldn’t be loaded.',
  Body: () => <NotLoaded onRetry={onRetry} />,
});

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  // Back online, nobody has to ask.
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ErrorScreen
      title="This page couldn’t be loaded"
      message={
        navigator.onLine
          ? 'The connection was lost, or the site is being updated.'
          : 'You’re offline, and this page isn’t on your device yet.'
      }
    >
      <p className="mt-1 mb-6 text-mute">Nothing you entered was lost. Go back to carry on, or try again.</p>
      <Button look="primary" icon="rotate-cw" onClick={onRetry}>
        Try again
      </Button>
      <p>
        <Link href="/" className="link mt-6 inline-block">
          All tools
        </Link>
      </p>
    </ErrorScreen>
  );
}
