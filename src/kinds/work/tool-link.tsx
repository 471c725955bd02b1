import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Topic } from '@/lib/topics';
import { listTools, type SuiteTool } from '@/workspace/suite';

interface ToolLinkProps {
  /** It leads to the tool that offers this, or takes it. */
  offers?: Topic;
  accepts?: Topic;
  children: ReactNode;
}

/** A way to another tool, which is known by what it does, never by name. */
export function ToolLink({ offers, accepts, children }: ToolLinkProps) {
  const [tool, setTool] = useState<SuiteTool>();
  useEffect(() => {
    let isGone = false;
    const isMeant = (one: SuiteTool) => (offers ? one.offers?.includes(offers) : accepts && one.accepts?.includes(accepts));
    void listTools().then((tools) => {
      if (!isGone) setTool(tools.find(isMeant));
    });
    return () => {
      isGone = true;
    };
  }, [offers, accepts]);
  return tool ? (
    <Link href={`/${tool.id}`} className="link">
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}
