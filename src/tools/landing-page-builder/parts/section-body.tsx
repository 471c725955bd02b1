import { use } from 'react';
import type { DraftOf, Fields } from '@/lib/fields';
import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { lazyPart } from '@/ui/lazy-part';
import { useSettings } from '@/workspace/settings';
import type { Tool } from '@/workspace/tool-state';
import { changeSection, hasItems, sectionFields, type PageData, type Section } from '../model';
import { sampleLineOf } from '../samples';
import { ItemList } from './item-list';
import { PicturePlace } from './picture-place';
import { WriterContext } from './use-preview';

const ImproveSection = lazyPart(async () => (await import('./improve-section')).ImproveSection);

/** What can be written and chosen in one section. */
export function SectionBody({ tool, section }: { tool: Tool<PageData>; section: Section }) {
  const fields: Fields = sectionFields[section.kind];
  const save = (change: Partial<Section>, key?: string) =>
    tool.change(
      changeSection(section.id, (current) => ({ ...current, ...change })),
      { key: key && `${section.id}-${key}` },
    );
  const form = useLiveForm<Fields>(fields, section.typed as DraftOf<Fields>, tool.around, (typed, name) => save({ typed }, name));
  const writer = use(WriterContext);
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const messages = writer?.sectionMessages(section);
  const handle = { ...form, problems: { ...form.problems, ...messages?.problems }, notes: { ...form.notes, ...messages?.notes } };
  const sampleLine = sampleLineOf(section);
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      {Object.keys(fields).map((name) => (
        <Field key={name} of={handle} name={name} wide={name !== 'ctaText' && name !== 'ctaLink'} />
      ))}
      {section.kind === 'hero' && (
        <PicturePlace
          label="Hero Picture"
          noun="hero picture"
          hint="Optional. PNG, JPEG or WebP, up to 20 MB. It stays on this device and is made smaller to load quickly."
          picture={section.picture}
          box={{ width: 1200, height: 1200 }}
          onChange={(picture, key) => save({ picture }, key)}
        />
      )}
      {hasItems(section.kind) && <ItemList tool={tool} section={section} kind={section.kind} />}
      {sampleLine && (
        <p className="text-[13px] text-warn sm:col-span-2">On the page: “{sampleLine}”. This line disappears once the words are yours.</p>
      )}
      {writer && hasModel && <ImproveSection tool={tool} section={section} />}
    </div>
  );
}
