import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Topic } from '@/lib/topics';
import { useTools } from './use-tools';

interface ToolLinkProps {
  /** It leads to the tool that offers this, or takes it. */
  offers?: Topic;
  accepts?: Topic;
  children: ReactNode;
}

/** A way to another tool, which is known by what it does, never by name. */
export function ToolLink({ offers, accepts, children }: ToolLinkProps) {
  const tool = useTools().find((one) => (offers ? one.offers?.includes(offers) : accepts && one.accepts?.includes(accepts)));
  return tool ? (
    <Link href={`/${tool.id}`} className="link">
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}
