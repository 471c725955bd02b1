import { Link } from 'wouter';

/** The way from a writing tool to the choice of a model. */
export function ModelLink() {
  return (
    <p className="no-print text-[13px] text-mute">
      Written on this device, without AI.{' '}
      <Link href="/ai-settings" className="link">
        Add your own AI model
      </Link>
    </p>
  );
}
