import { useId, useMemo, useState } from 'react';
import { useDraftForm } from '@/kinds/work/draft-form';
import { text, type TextField } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { titleOf, type Script } from '../model';
import { describeTerm, fillContent, findTerms, findVariables, hasStrayBraces, needsFilling, prefillOf, type Profile } from '../variables';
import { ScriptText } from './script-text';

interface FillDialogProps {
  script: Script;
  profile: Profile;
  onCopy: (text: string) => void;
  onClose: () => void;
}

/** One field for each variable, and one for each term in brackets. What is typed here is for this copy alone and is not kept. */
export default function FillDialog({ script, profile, onCopy, onClose }: FillDialogProps) {
  const { content } = script;
  const id = useId();
  const variables = useMemo(() => findVariables(content), [content]);
  const terms = useMemo(() => findTerms(content), [content]);
  const names = [...variables.map((_, index) => `variable${index}`), ...terms.map((_, index) => `term${index}`)];
  const [draft, setDraft] = useState<Record<string, string>>(() => ({
    ...Object.fromEntries(variables.map((variable, index) => [`variable${index}`, prefillOf(variable, profile)])),
    ...Object.fromEntries(terms.map((term, index) => [`term${index}`, term.slice(1, -1).trim()])),
  }));
  const values = new Map(variables.map(({ key }, index) => [key, draft[`variable${index}`] ?? '']));
  const set = new Map(terms.map((term, index) => [term, draft[`term${index}`] ?? '']));
  const filled = fillContent(content, values, set);
  const required = { required: 'Fill this in.' };
  const fields: Record<string, TextField> = Object.fromEntries([
    ...variables.map(({ label, fallback }, index) => [
      `variable${index}`,
      text(label, fallback ? { hint: `Left empty, it reads “${fallback}”.` } : required),
    ]),
    ...terms.map((term, index) => [`term${index}`, text(describeTerm(content, term), required)]),
  ]);
  const form = useDraftForm(fields, draft, { today: '', currency: '' }, setDraft, { onSubmit: () => onCopy(filled) });
  return (
    <Dialog title={`Fill in: ${titleOf(script)}`} onClose={onClose}>
      <form noValidate aria-label="Values" onSubmit={form.submit}>
        {terms.length > 0 && (
          <p className="mb-3 text-[14px] text-mute">
            Terms in [brackets] are examples. Enter what your company really offers, or edit the script to set them permanently.
          </p>
        )}
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {names.map((name) => (
            <Field key={name} of={form.handle} name={name} />
          ))}
        </div>
        {hasStrayBraces(content) && (
          <div className="mt-3">
            <Notice>This script has {'{{ or }}'} that isn’t paired. They’re copied as they are, so check the text below.</Notice>
          </div>
        )}
        <h3 id={id} className="mt-4 mb-1 text-[13px] font-[550]">
          What is copied
        </h3>
        <div
          role="region"
          aria-labelledby={id}
          tabIndex={0}
          className="max-h-44 overflow-y-auto rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[14px] break-words whitespace-pre-wrap"
        >
          <ScriptText content={filled} />
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button type="submit" look="primary" icon="copy">
            Copy
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="quiet" className="ml-auto" onClick={() => onCopy(content)}>
            Copy with the {needsFilling(content) ? 'braces' : 'brackets'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
