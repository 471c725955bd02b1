import { useMemo } from 'react';
import { documentFiles } from '@/kinds/document/files';
import { OpenPlaces } from '@/kinds/document/open-places';
import { Paper } from '@/kinds/document/paper';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { toText } from '@/lib/document-text';
import { Field } from '@/ui/field';
import { FieldGroup, Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { imprintFields, imprintNames, imprintNotes, imprintPlace, startImprint, toImprint } from '../imprint';
import { fileStem, type TermsData } from '../model';
import type { AnswersForm } from './basics-form';

/** Who runs the website, for the countries that want it published. */
export function ImprintTab({ tool, form: answersForm }: { tool: Tool<TermsData>; form: AnswersForm }) {
  const { data, around, change } = tool;
  const { answers, imprint = startImprint() } = data;
  const form = useLiveForm(imprintFields, imprint, around, (next, name) =>
    change((current) => ({ ...current, imprint: next }), { key: `imprint.${name}` }),
  );
  const place = imprintPlace(imprint, answers);
  const document = useMemo(() => (place ? toImprint(answers, imprint, place) : undefined), [answers, imprint, place]);
  return (
    <>
      <p className="mb-4 text-mute">
        Some countries require every business website to say who runs it. The imprint is made only of what you type; what is missing is
        marked.
      </p>
      <FieldGroup title="Imprint">
        <Field of={form} name="place" wide />
        <Field of={answersForm} name="address" wide />
        <Field of={answersForm} name="contactEmail" wide />
        {place && imprintNames(place).map((name) => <Field key={name} of={form} name={name} />)}
      </FieldGroup>
      {place && document ? (
        <div className="mt-5 grid grid-cols-1 gap-3">
          <Notice tone="plain">{imprintNotes[place]}</Notice>
          <OpenPlaces document={document} />
          <div className="flex flex-wrap gap-2">
            <Copy text={toText(document)} label="Copy imprint" />
            <Download
              label="Imprint"
              files={documentFiles(fileStem(answers, 'imprint'), async () => document, ['txt', 'html', 'md'], around.currency)}
            />
          </div>
          <div role="group" aria-label="Imprint">
            <Paper document={document} />
          </div>
        </div>
      ) : (
        <p className="mt-4 text-mute">
          {answers.country.trim() === ''
            ? 'Choose a country.'
            : `Not covered: whether ${answers.country.trim()} wants an imprint. Choose a country above if your site serves one of them from there.`}
        </p>
      )}
    </>
  );
}
