import { useEffect, useRef } from 'react';
import { ToolLink } from '@/kinds/work/tool-link';
import { Copy } from '@/kinds/work/copy';
import { useDraftForm } from '@/kinds/work/draft-form';
import { formatDay } from '@/lib/dates';
import { completeDraft, type DraftOf } from '@/lib/fields';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { pillarNames, platformLooks, platformNames } from '../content';
import { creditOf } from '../origin';
import {
  editIdea,
  ideaFields,
  readHashtags,
  removeIdea,
  showHashtags,
  slotOf,
  toggleFavourite,
  toIdeaText,
  type Idea,
  type IdeasData,
} from '../model';

interface IdeaCardProps {
  idea: Idea;
  tool: Tool<IdeasData>;
  /** From an earlier list, starred. */
  isKept: boolean;
  onRepurpose: () => void;
  onCalendar: () => void;
}

const toDraft = ({ title, description, platform, contentType, hashtags }: Idea): DraftOf<typeof ideaFields> => ({
  title,
  description,
  platform,
  contentType,
  hashtags: showHashtags(hashtags),
});

export function IdeaCard({ idea, tool, isKept, onRepurpose, onCalendar }: IdeaCardProps) {
  const slot = slotOf(idea);
  const isEditing = tool.drafts[slot] !== undefined;
  const { id, title, description, platform, contentType, hashtags, pillar } = idea;
  const isStarred = isKept || idea.isFavourite;
  const card = useRef<HTMLLIElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  // Only who opens or closes the form is taken along; one that was found open stays where it is.
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    if (isEditing) card.current?.querySelector('input')?.focus();
    else pencil.current?.focus();
  }, [isEditing]);
  const edit = () => {
    isMoving.current = true;
    tool.setDraft(slot, toDraft(idea));
  };
  const remove = () => tool.change((data) => removeIdea(data, id), { say: 'Idea deleted' });
  const star = () => {
    tool.change((data) => toggleFavourite(data, id));
    if (isKept) tool.say('Favorite removed');
  };
  if (isEditing) {
    return (
      <li ref={card} className="p-4">
        <EditIdea idea={idea} tool={tool} onClose={() => (isMoving.current = true)} />
      </li>
    );
  }
  return (
    <li className="px-4 py-2.5">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 py-1.5 font-semibold break-words">{title}</h3>
        <span className="no-print flex flex-none">
          <IconButton
            icon="star"
            label={`Favorite: ${title}`}
            aria-pressed={isStarred}
            className={isStarred ? 'text-warn [&_svg]:fill-current' : ''}
            onClick={star}
          />
          <Copy text={toIdeaText(idea)} isIcon />
          <Fold label={`Actions for ${title}`}>
            <IconButton icon="calendar-plus" label="Add to calendar" onClick={onCalendar} />
            <IconButton icon="shuffle" label="Repurpose" onClick={onRepurpose} />
            <IconButton ref={pencil} icon="pencil" label={`Edit ${title}`} onClick={edit} />
            <IconButton icon="trash-2" label={`Delete ${title}`} onClick={remove} />
          </Fold>
        </span>
      </div>
      {description !== '' && <p className="mb-1.5 break-words text-mute">{description}</p>}
      <div className="flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
        <Icon icon={platformLooks[platform].icon} />
        <span>{platformNames[platform]}</span>
        {contentType !== '' && <Chip>{contentType}</Chip>}
        <Chip>{pillarNames[pillar]}</Chip>
        {hashtags.length > 0 && (
          <p className="min-w-0 break-words text-accent">
            {showHashtags(hashtags)} <span className="text-mute">(suggested, not measured)</span>
          </p>
        )}
      </div>
      {idea.source !== undefined && <p className="mt-1 text-[13px] break-words text-mute">{creditOf(idea)}.</p>}
      {idea.planned && (
        <p className="no-print mt-1 text-[13px]">
          Planned for {formatDay(idea.planned.day)}. If you haven’t yet, press Add in the{' '}
          <ToolLink accepts="posts">content calendar</ToolLink>.
        </p>
      )}
    </li>
  );
}

function EditIdea({ idea, tool, onClose }: { idea: Idea; tool: Tool<IdeasData>; onClose: () => void }) {
  const slot = slotOf(idea);
  const draft = completeDraft(ideaFields, tool.drafts[slot], '');
  const form = useDraftForm(ideaFields, draft, tool.around, (next, name) => tool.setDraft(slot, next, { key: `${slot}.${name}` }), {
    onSubmit: ({ title, description, platform, contentType, hashtags }) => {
      onClose();
      // One step, so that one undo brings back the form with what was typed.
      tool.changeAll(
        ({ data, drafts: { [slot]: _saved, ...drafts } }) => ({
          drafts,
          data: editIdea(data, idea.id, {
            title,
            description: description.trim(),
            platform: platform || idea.platform,
            contentType,
            hashtags: readHashtags(hashtags),
          }),
        }),
        { say: 'Idea saved' },
      );
    },
  });
  const cancel = () => {
    onClose();
    tool.setDraft(slot, undefined);
  };
  return (
    <form noValidate aria-label="Edit idea" onSubmit={form.submit} className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Field of={form.handle} name="title" wide />
      <Field of={form.handle} name="description" wide />
      <Field of={form.handle} name="platform" />
      <Field of={form.handle} name="contentType" />
      <Field of={form.handle} name="hashtags" wide />
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" look="primary">
          Save
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </form>
  );
}
