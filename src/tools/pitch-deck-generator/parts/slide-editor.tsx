import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import type { Tool } from '@/workspace/tool-state';
import { countWords, mostWords } from '../lint';
import { WorkspaceAdditions } from './workspace-additions';
import { editSlide, slideFields, type DeckData, type Slide } from '../model';

/** What is typed is on the slide at once. */
export function SlideEditor({ tool, slide }: { tool: Tool<DeckData>; slide: Slide }) {
  const { around, change } = tool;
  const { id, title, content, notes } = slide;
  const form = useLiveForm(slideFields, { title, content, notes }, around, (draft, name) =>
    change((current) => editSlide(current, id, { [name]: draft[name as keyof typeof draft] }), { key: `${id}-${name}` }),
  );
  const words = countWords(`${title} ${content}`);
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Field of={form} name="title" wide />
      <Field of={form} name="content" />
      <p className={`-mt-2 text-[13px] sm:col-span-2 ${words > mostWords ? 'text-warn' : 'text-mute'}`}>
        {words} of {mostWords} words
      </p>
      <WorkspaceAdditions tool={tool} slide={slide} />
      <Field of={form} name="notes" />
    </div>
  );
}
