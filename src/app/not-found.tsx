import { Link } from 'wouter';
import { ErrorScreen } from './error-screen';
import { ToolSearch } from './tool-search';

export function NotFound() {
  return (
    <ErrorScreen message="404 Not Found">
      <p className="mt-1 mb-6 text-mute">There’s no page at this address. Search for the tool you need, or go back to all tools.</p>
      <div className="max-w-xl">
        <ToolSearch />
      </div>
      <Link href="/" className="link mt-6 inline-block">
        All tools
      </Link>
    </ErrorScreen>
  );
}
