import { use, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Topic } from '@/lib/topics';
import { ToolIdContext } from '@/workspace/tool-id';
import { useTools } from './use-tools';

interface ToolLinkProps {
  /** It leads to another tool that offers this, or takes it; that does both where both are said. */
  offers?: Topic;
  accepts?: Topic;
  children: ReactNode;
}

/** A way to another tool, which is known by what it does, never by name. */
export function ToolLink({ offers, accepts, children }: ToolLinkProps) {
  const own = use(ToolIdContext);
  const tool = useTools().find(
    (one) => one.id !== own && (!offers || one.offers?.includes(offers)) && (!accepts || one.accepts?.includes(accepts)),
  );
  return tool ? (
    <Link href={`/${tool.id}`} className="link">
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}
