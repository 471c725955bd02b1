import { ImproveText } from '@/kinds/proposal/improve-text';
import { advice, findFault, toBackground, toFieldText, type WordedName } from '../proposal';
import type { TemplateForm, TemplateRecords } from './template-records';

interface ImproveFieldProps {
  records: TemplateRecords;
  form: TemplateForm;
  name: WordedName;
}

export function ImproveField({ records, form, name }: ImproveFieldProps) {
  const { draft } = form.handle;
  const take = (reply: string, source: string) => {
    const text = toFieldText(name, reply);
    if (text === draft[name]) return;
    // A step of its own, also right after typing.
    records.setOpen({ ...records.open, draft: { ...draft, [name]: text } }, { say: `Wording by ${source} used` });
  };
  return (
    <ImproveText
      what={`the ${name}`}
      of={form.work}
      text={draft[name]}
      data={() => toBackground(draft, name)}
      advice={advice[name]}
      refuse={(reply) => findFault(name, draft[name], toFieldText(name, reply))}
      onUse={take}
    />
  );
}
