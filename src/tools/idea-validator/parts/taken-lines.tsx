import { IconButton } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import type { Tool } from '@/workspace/tool-state';
import type { Idea, TakenList } from '../fields';
import { changeIdea, type IdeaData } from '../model';
import { describeSource, longestPoint, removePoint, rewritePoint, takenFor } from '../taken';

interface TakenLinesProps {
  tool: Tool<IdeaData>;
  idea: Idea;
  list: TakenList;
  /** "strength": completes "Edit strength 5". */
  noun: string;
  /** How many lines of ours stand above. */
  after: number;
}

/** Lines in a model's words, below ours in the same list: each says so, can be changed and can go. */
export function TakenLines({ tool, idea, list, noun, after }: TakenLinesProps) {
  const { around, change, say } = tool;
  const update = (recipe: (one: Idea) => Idea) => change((current) => changeIdea(current, idea.id, recipe, around.today));
  return takenFor(idea, list).map(({ id, text, source }, index) => {
    const name = `${noun} ${after + index + 1}`;
    return (
      <li key={`${id}-${index}`}>
        <InlineText name={name} text={text} maxLength={longestPoint} onSave={(typed) => update((one) => rewritePoint(one, id, typed))}>
          <IconButton
            icon="trash-2"
            label={`Remove ${name}`}
            onClick={() => {
              update((one) => removePoint(one, id));
              say('Line removed');
            }}
          />
        </InlineText>
        <p className="text-[13px] break-words text-mute">{describeSource(source)}</p>
      </li>
    );
  });
}
