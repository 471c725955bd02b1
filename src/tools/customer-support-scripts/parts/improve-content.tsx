import { ImproveText } from '@/kinds/proposal/improve-text';
import { advice, findFault, toBackground, toFieldText } from '../proposal';
import type { ScriptForm, ScriptRecords } from './use-scripts';

export function ImproveContent({ records, form }: { records: ScriptRecords; form: ScriptForm }) {
  const { extra } = records;
  const { draft } = form.handle;
  const take = (reply: string, source: string) => {
    const content = toFieldText(reply);
    if (content === draft.content) return;
    // A step of its own, also right after typing.
    records.setOpen({ ...records.open, draft: { ...draft, content } }, { say: `Wording by ${source} used` });
  };
  return (
    <ImproveText
      what="the script"
      of={form.work}
      text={draft.content}
      data={() => toBackground(draft, extra.profile)}
      advice={advice}
      refuse={(reply) => findFault(draft.content, toFieldText(reply))}
      onUse={take}
    />
  );
}
