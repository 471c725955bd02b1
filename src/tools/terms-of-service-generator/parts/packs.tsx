import type { Tool } from '@/workspace/tool-state';
import type { TermsData } from '../model';
import type { AnswersForm } from './basics-form';
import { ClausesTab } from './clauses-tab';
import { ClickwrapTab } from './clickwrap-tab';
import { CustomersTab } from './customers-tab';
import { ImprintTab } from './imprint-tab';
import { VersionsTab } from './versions-tab';

export type Pack = 'customers' | 'clauses' | 'clickwrap' | 'imprint' | 'versions';

/** What goes deeper than the plain terms. */
export function Packs({ pack, tool, form }: { pack: Pack; tool: Tool<TermsData>; form: AnswersForm }) {
  return (
    <div>
      {pack === 'customers' && <CustomersTab form={form} />}
      {pack === 'clauses' && <ClausesTab tool={tool} form={form} />}
      {pack === 'clickwrap' && <ClickwrapTab tool={tool} form={form} />}
      {pack === 'imprint' && <ImprintTab tool={tool} form={form} />}
      {pack === 'versions' && <VersionsTab tool={tool} form={form} />}
    </div>
  );
}
