import { Button } from '@/ui/button';
import { useOffered } from '@/workspace/offers';
import { useWorkspace } from '@/workspace/store';
import type { Tool } from '@/workspace/tool-state';
import { addPhotos, editSlide, type DeckData, type Slide } from '../model';
import { addLines, additionsFor } from '../workspace-lines';

/** What other tools know that this slide could show. */
export function WorkspaceAdditions({ tool: { change }, slide }: { tool: Tool<DeckData>; slide: Slide }) {
  const lists = useWorkspace((state) => state.lists);
  const offered = useOffered('metrics').flatMap(({ lines }) => lines);
  const roles = useOffered('roles').flatMap(({ lines }) => lines);
  const sizes = useOffered('sizes').flatMap(({ lines }) => lines);
  const members = useOffered('members').flatMap(({ lines }) => lines);
  // One cap table is one table; of several the first is shown.
  const stakes = useOffered('stakes')[0]?.lines ?? [];
  const milestones = useOffered('milestones').flatMap(({ lines }) => lines);
  const { id, type, content } = slide;
  const additions = additionsFor(type, content, {
    metrics: [...(lists.metrics ?? []), ...offered],
    rivals: lists.rivals ?? [],
    roles,
    sizes,
    members,
    milestones,
    stakes,
  });
  if (additions.length === 0) return null;
  return (
    <div className="sm:col-span-2">
      <p className="mb-1.5 text-[13px] text-mute">From your workspace</p>
      <div className="flex flex-wrap gap-2">
        {additions.map(({ id: key, label, lines, photos = {} }) => (
          <Button
            key={key}
            icon="plus"
            onClick={() =>
              change((current) => addPhotos(editSlide(current, id, { content: addLines(content, lines) }), photos), {
                say: `${label}, added`,
              })
            }
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
