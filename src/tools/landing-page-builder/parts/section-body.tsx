import type { DraftOf, Fields, Messages } from '@/lib/fields';
import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import type { Tool } from '@/workspace/tool-state';
import { linkNotes, toEndpoint } from '../links';
import { changeSection, hasItems, sectionFields, type PageData, type Section } from '../model';
import { sampleLineOf } from '../samples';
import { ItemList } from './item-list';
import { PicturePlace } from './picture-place';

/** Messages beside the addresses of a section: what is refused, and what leads nowhere. */
function addressMessages({ kind, typed }: Section): { problems: Messages; notes: Messages } {
  if (kind === 'hero') {
    const { problem, note } = linkNotes(String(typed.ctaLink ?? ''));
    return { problems: problem ? { ctaLink: problem } : {}, notes: note ? { ctaLink: note } : {} };
  }
  const endpoint = kind === 'form' ? String(typed.endpoint ?? '').trim() : '';
  return endpoint !== '' && !toEndpoint(endpoint)
    ? { problems: { endpoint: 'Use an address that starts with https, or an e-mail address. The form stays unconnected.' }, notes: {} }
    : { problems: {}, notes: {} };
}

/** What can be written and chosen in one section. */
export function SectionBody({ tool, section }: { tool: Tool<PageData>; section: Section }) {
  const fields: Fields = sectionFields[section.kind];
  const save = (change: Partial<Section>, key?: string) =>
    tool.change(
      changeSection(section.id, (current) => ({ ...current, ...change })),
      key && `${section.id}-${key}`,
    );
  const form = useLiveForm<Fields>(fields, section.typed as DraftOf<Fields>, tool.around, (typed, name) => save({ typed }, name));
  const { problems, notes } = addressMessages(section);
  const handle = { ...form, problems: { ...form.problems, ...problems }, notes: { ...form.notes, ...notes } };
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
          hint="Optional. PNG, JPEG or WebP, up to 5 MB. It stays on this device and is made smaller to load quickly."
          picture={section.picture}
          box={{ width: 1200, height: 1200 }}
          onChange={(picture, key) => save({ picture }, key)}
          undo={tool.undo}
        />
      )}
      {hasItems(section.kind) && <ItemList tool={tool} section={section} kind={section.kind} />}
      {sampleLine && (
        <p className="text-[13px] text-warn sm:col-span-2">On the page: “{sampleLine}”. The line goes once the words are yours.</p>
      )}
    </div>
  );
}
