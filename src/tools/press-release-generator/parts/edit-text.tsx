import { useState } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { longText } from '@/lib/fields';
import { listSections, mergeRewordings, reword } from '@/lib/rewording';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import type { Tool } from '@/workspace/tool-state';
import type { Made, PressData } from '../model';
import { aboutTitle, listWordings, newsTitle, toWordable } from '../release';

const fields = {
  news: longText('News', { hint: 'Dateline, headline and contact are printed around it. The line [Quote] marks where the quote goes.' }),
  about: longText('About the company'),
};
const titles = { news: newsTitle, about: aboutTitle };

/** The text of the release, edited by hand; what is edited stays when the release is made again. */
export function EditText({ tool: { around, change }, made }: { tool: Tool<PressData>; made: Made }) {
  const [isOpen, setIsOpen] = useState(false);
  const sections = listSections(reword(toWordable(made), listWordings(made)));
  const textOf = (title: string) => sections.find((section) => section.title === title)?.text ?? '';
  const form = useLiveForm(fields, { news: textOf(newsTitle), about: textOf(aboutTitle) }, around, (draft, name) => {
    const key = name === 'news' ? 'news' : 'about';
    change(
      (current) =>
        current.made
          ? {
              ...current,
              made: {
                ...current.made,
                rewordings: mergeRewordings(listWordings(current.made), [{ title: titles[key], text: draft[key] }]),
              },
            }
          : current,
      { key: `edit-${key}` },
    );
  });
  return (
    <div>
      <Button icon="pencil" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Edit text
      </Button>
      {isOpen && (
        <div className="mt-3 grid grid-cols-1 gap-3">
          <Field of={form} name="news" />
          <Field of={form} name="about" />
        </div>
      )}
    </div>
  );
}
