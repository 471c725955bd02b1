import { use } from 'react';
import { optionLabel } from '@/lib/fields';
import { isAnswered, meaningsOf, toTyped } from '@/lib/fields/meaning';
import { joinPrice } from '@/lib/topics/join-price';
import type { FactNoteProps } from '@/ui/field';
import { tellCompany } from '@/workspace/company';
import { useOwnShares } from '@/workspace/offers';
import { useWorkspace, workOf } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { showToast } from '@/ui/toast';

const shown = 40;
const shorten = (text: string) => (text.length > shown ? `${text.slice(0, shown).trimEnd()}…` : text);

/** Where an answer comes from, and how it gets into the profile or out of it. Nothing about samples. */
export function FactNote({ label, field, value, onUse }: FactNoteProps) {
  const tool = use(ToolIdContext);
  const answers = useWorkspace((state) => state.company.answers);
  const data = useWorkspace((state) => workOf(state, tool)?.data);
  const shares = useOwnShares();
  const all = meaningsOf(field);
  const [main] = all;
  const told = all.map((one) => answers[one] ?? '').find((answer) => answer !== '');
  const known = told === undefined ? undefined : toTyped(field, told);
  // An answer that is none of the choices here is no answer to them.
  if (!main || !shares || (told !== undefined && known === undefined) || (data !== undefined && shares.state.isSample?.(data))) return null;
  // What a field starts with is nobody's answer.
  const typed = value === field.default ? '' : value.trim();
  // How money is earned may have come with the price behind it.
  const joined = main === 'business.model' ? toTyped(field, joinPrice(answers)[main] ?? '') : undefined;
  const own = value.trim();
  if (own !== '' && [known, joined].some((answer) => answer?.trim() === own))
    return <p className="mt-1 text-[13px] text-mute">From your profile</p>;
  if (typed === '')
    return known === undefined ? null : (
      <button type="button" className="link mt-1 min-h-6 text-left text-[13px] break-words" onClick={() => onUse(known)}>
        Use “{shorten(field.kind === 'choice' ? optionLabel(field, known) : known)}” from your profile
      </button>
    );
  if (!isAnswered(field, value)) return null;
  const said = field.kind === 'choice' ? optionLabel(field, value) : typed;
  const tell = () => {
    tellCompany({ [main]: said });
    showToast(`${label} in your profile: ${shorten(said)}`, { label: 'Undo', run: () => tellCompany({ [main]: answers[main] ?? '' }) });
  };
  return (
    <button
      type="button"
      className="link mt-1 min-h-6 text-[13px]"
      aria-label={`${known === undefined ? 'Add to' : 'Update'} the profile: ${label}`}
      onClick={tell}
    >
      {known === undefined ? 'Add to the profile' : 'Update the profile'}
    </button>
  );
}
