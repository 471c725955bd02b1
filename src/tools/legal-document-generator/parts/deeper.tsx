import { ToolLink } from '@/kinds/work/tool-link';
import { useOffered } from '@/workspace/offers';
import { deeperTools } from '../content';
import type { Template } from '../templates';

/** Where another tool writes the same document in more depth. */
export function Deeper({ template }: { template: Template }) {
  const policies = useOffered('policies');
  const terms = useOffered('terms');
  if (template.id !== 'privacy-policy' && template.id !== 'terms-of-service') return null;
  const { name, more } = deeperTools[template.id];
  const hasBoth = (template.id === 'privacy-policy' ? policies : terms).length > 0;
  return (
    <p className="text-[14px] text-mute">
      {hasBoth ? 'You’ve started one there too; publish one of them, not both. ' : ''}The{' '}
      <ToolLink offers={template.id === 'privacy-policy' ? 'policies' : 'terms'}>{name}</ToolLink> goes further: {more}.
    </p>
  );
}
