import { IconButton } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import type { Tool } from '@/workspace/tool-state';
import type { Idea } from '../fields';
import type { Line } from '../lines';
import { changeIdea, type IdeaData } from '../model';
import { editLine, longestPoint } from '../taken';

interface ReportLineProps {
  tool: Tool<IdeaData>;
  idea: Idea;
  line: Line;
  /** "strength 2": completes "Edit strength 2". */
  name: string;
}

/** A line of the report that can be changed; what was changed says so, outlasts new wording and can be put back. */
export function ReportLine({ tool, idea, line: { key, text }, name }: ReportLineProps) {
  const { around, change } = tool;
  const save = (typed: string, message?: string) =>
    change(
      (current) => changeIdea(current, idea.id, (one) => editLine(one, key, typed), around.today),
      message === undefined ? {} : { say: message },
    );
  const isEdited = idea.edits?.[key] !== undefined;
  return (
    <>
      <InlineText name={name} text={text} maxLength={longestPoint} onSave={(typed) => typed !== text && save(typed)}>
        {isEdited && <IconButton icon="rotate-ccw" label={`Put ${name} back`} onClick={() => save('', 'Original wording is back')} />}
      </InlineText>
      {isEdited && <p className="text-[13px] text-mute">Edited by you; new wording leaves it alone.</p>}
    </>
  );
}
