import { RegisterPanel } from '@/kinds/register/register-panel';
import type { Tool } from '@/workspace/tool-state';
import type { ContractData } from '../model';
import { ClausesTab } from './clauses-tab';
import type { AnswersForm } from './contract-form';
import { ExhibitsTab } from './exhibits-tab';
import { PaymentsTab } from './payments-tab';
import { WorkerTab } from './worker-tab';

export type Pack = 'payments' | 'clauses' | 'exhibits' | 'worker' | 'register';

/** What goes deeper than the plain contract. */
export function Packs({ pack, tool, form }: { pack: Pack; tool: Tool<ContractData>; form: AnswersForm }) {
  return (
    <div>
      {pack === 'payments' && <PaymentsTab tool={tool} />}
      {pack === 'clauses' && <ClausesTab form={form} />}
      {pack === 'exhibits' && <ExhibitsTab tool={tool} form={form} />}
      {pack === 'worker' && <WorkerTab tool={tool} />}
      {pack === 'register' && <RegisterPanel tool={tool} />}
    </div>
  );
}
