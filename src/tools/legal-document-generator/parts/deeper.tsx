import { Link } from 'wouter';
import { joinWords } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { useSiblingWork } from '@/workspace/sibling';
import type { Tool } from '@/workspace/tool-state';
import { deeperTools } from '../content';
import { fillable, readKnown } from '../known';
import { fields, type FieldName, type LegalData } from '../model';
import type { Template } from '../templates';

const policyTool = deeperTools['privacy-policy'];
const termsTool = deeperTools['terms-of-service'];

interface DeeperProps {
  tool: Tool<LegalData>;
  template: Template;
}

/** Where another tool knows the answers already, or writes the same document in more depth. */
export function Deeper({ tool, template }: DeeperProps) {
  const policy = useSiblingWork(policyTool.id);
  const terms = useSiblingWork(termsTool.id);
  const offer = [
    { name: policyTool.name, data: policy },
    { name: termsTool.name, data: terms },
  ]
    .map(({ name, data }) => ({ name, answers: fillable(template, tool.data.answers, readKnown(data)) }))
    .find(({ answers }) => Object.keys(answers).length > 0);
  const deeper = template.id === 'privacy-policy' || template.id === 'terms-of-service' ? deeperTools[template.id] : undefined;
  const hasBoth = deeper !== undefined && Object.keys(readKnown(template.id === 'privacy-policy' ? policy : terms)).length > 0;
  const take = () => {
    if (!offer) return;
    tool.change((current) => ({ ...current, answers: { ...current.answers, ...offer.answers } }));
    showToast('Answers filled in', { label: 'Undo', run: tool.undo });
  };
  return (
    <>
      {offer && (
        <Notice tone="plain">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span>
              The {offer.name} knows your{' '}
              {joinWords((Object.keys(offer.answers) as FieldName[]).map((name) => fields[name].label.toLowerCase()))}.
            </span>
            <Button onClick={take}>Use these answers</Button>
          </span>
        </Notice>
      )}
      {deeper && (
        <p className="text-[14px] text-mute">
          {hasBoth ? 'You have started one there, too; publish one of the two, not both. ' : ''}The{' '}
          <Link href={`/${deeper.id}`} className="link">
            {deeper.name}
          </Link>{' '}
          goes further: {deeper.more}.
        </p>
      )}
    </>
  );
}
