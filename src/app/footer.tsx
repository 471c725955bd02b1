import { Link } from 'wouter';

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-6 text-[14px] text-mute">
        <p>Everything runs in your browser. Nothing is sent or kept unless you ask.</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Link href="/settings#privacy" className="inline-flex min-h-6 items-center hover:text-ink">
            Privacy
          </Link>
          <Link href="/ai-settings" className="inline-flex min-h-6 items-center hover:text-ink">
            AI settings
          </Link>
          <a href="/third-party-licenses.txt" className="inline-flex min-h-6 items-center hover:text-ink">
            Licenses
          </a>
          <Link href="/profile" className="inline-flex min-h-6 items-center hover:text-ink">
            Your profile
          </Link>
          <Link href="/workspace" className="inline-flex min-h-6 items-center hover:text-ink">
            My work
          </Link>
          <Link href="/settings" className="inline-flex min-h-6 items-center hover:text-ink">
            Settings
          </Link>
        </p>
      </div>
    </footer>
  );
}
