import { useLiveForm } from '@/kinds/work/live-form';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup, Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { typeLabels, type ContractType } from '../content';
import { lawAsOf } from '../jurisdiction';
import { workerFields } from '../row-fields';
import { typeOf, type ContractData } from '../model';
import { leanTexts, weighWorker } from '../worker';

const names = Object.keys(workerFields) as (keyof typeof workerFields)[];

/** The facts decide whether somebody is a contractor or an employee; these are the facts that are asked about. */
export function WorkerTab({ tool }: { tool: Tool<ContractData> }) {
  const { data, around, change } = tool;
  const form = useLiveForm(workerFields, data.worker, around, (worker, name) =>
    change((current) => ({ ...current, worker }), { key: name }),
  );
  const { answered, employee, contractor, lean } = weighWorker(data.worker);
  const type = typeOf(data.answers);
  const isJob = type === 'employment';
  const better: ContractType | undefined =
    lean === 'employee' && !isJob ? 'employment' : lean === 'contractor' && (isJob || type === '') ? 'freelance' : undefined;
  const use = (next: ContractType) =>
    change((current) => ({ ...current, answers: { ...current.answers, type: next } }), { say: `Contract type set to ${typeLabels[next]}` });
  return (
    <>
      <FieldGroup title="Contractor or employee?">
        <p className="text-mute sm:col-span-2">
          What happens day to day decides, not the title of the contract. Your answers don’t appear in the contract.
        </p>
        {names.map((name) => (
          <Field key={name} of={form} name={name} wide />
        ))}
      </FieldGroup>
      <div className="mt-5 grid gap-3">
        <div role="status">
          <Notice tone={lean === 'open' ? 'plain' : 'warn'}>
            <p className="font-semibold">{leanTexts[lean]}</p>
            {answered > 0 && (
              <p>
                {plural(employee, 'answer')} for an employee, {contractor} for a contractor, {names.length - answered} open.
              </p>
            )}
          </Notice>
        </div>
        {better && (
          <div>
            <Button onClick={() => use(better)}>Use the {better} contract</Button>
          </div>
        )}
        <p className="text-[13px] text-mute">
          A guide, not a ruling. US tax and wage law weigh such facts as a whole. Some states, such as California, Massachusetts and New
          Jersey, start from “employee” and use an ABC test, where work within your usual business can be enough. The UK has its own tests
          (IR35), and so have the countries of the EU. As of {lawAsOf}.
        </p>
      </div>
    </>
  );
}
