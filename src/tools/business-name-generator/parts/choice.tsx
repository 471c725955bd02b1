import { SendMenu } from '@/kinds/work/send-menu';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { replaceCompany } from '@/workspace/company';
import { useWorkspace } from '@/workspace/store';
import type { Tool } from '@/workspace/tool-state';
import type { NameData } from '../model';

/** Decides on a name, or takes that back. */
export function chooseName({ data, change }: Tool<NameData>, name: string): void {
  const isChosen = data.chosen === name;
  change(({ chosen: _before, ...current }) => (isChosen ? current : { ...current, chosen: name }), {
    say: isChosen ? `${name} is no longer your choice` : `${name} chosen. Your other tools can now take it as the company name`,
  });
}

/** What new documents of every tool start with. */
function tellProfile(name: string): void {
  const { company } = useWorkspace.getState();
  const run = replaceCompany({ ...company, answers: { ...company.answers, 'company.name': name } });
  showToast(`${name} is in your profile; new logos, domains and papers start with it`, { label: 'Undo', run });
}

/** The name that was decided on, and where it goes from here. */
export function ChoiceNotice({ data }: { data: NameData }) {
  const { chosen } = data;
  const known = useWorkspace(({ company }) => company.answers['company.name']);
  if (chosen === undefined) return null;
  return (
    <Notice tone="plain">
      <span className="flex flex-wrap items-center justify-between gap-2">
        Your choice: {chosen}
        <span className="flex flex-wrap gap-2">
          {known !== chosen && <Button onClick={() => tellProfile(chosen)}>Use as the company’s name</Button>}
          <SendMenu data={data} topics={['texts']} noun="name" />
        </span>
      </span>
    </Notice>
  );
}
