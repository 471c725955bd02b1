import { useState } from 'react';
import { usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { useTool } from '@/workspace/tool-state';
import { isSample, sampleAnswers, state, type LegalData } from './model';
import { Disclaimer } from './parts/disclaimer';
import { Picker } from './parts/picker';
import type { TemplateId } from './templates';

// The form and the document are seen only once a template is chosen.
const loadDesk = () => import('./parts/desk');
const Desk = lazyPart(async () => (await loadDesk()).Desk, <Panel>Loading…</Panel>);

export const about =
  'Choose one of six templates, fill in a few fields and watch the document take shape beside them. Save it as text, Word or PDF with numbered clauses and signature lines; open places stay marked, and nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['contract-generator', 'privacy-policy-generator', 'terms-of-service-generator', 'legal-compliance-checker'];

const preload = () => [loadDesk(), import('./parts/output')];

export default function LegalDocumentGenerator() {
  const tool = useTool(state);
  const { data, change } = tool;
  const { made } = data;
  const template = made?.template ?? data.template;
  const [hasMoved, setHasMoved] = useState(false);

  usePreload(preload);

  const go = (recipe: (data: LegalData) => LegalData) => {
    setHasMoved(true);
    change(recipe);
  };
  const open = (id: TemplateId | '') => go((current) => ({ ...current, template: id }));
  const loadSample = () => go((current) => ({ ...current, template: current.template || 'nda', answers: sampleAnswers(), made: null }));

  return (
    <>
      <WorkBar isSample={isSample(made ?? data)} sample={!made && { run: loadSample, said: 'Sample loaded' }} />
      {template === '' ? (
        <>
          <Picker takesFocus={hasMoved} onChoose={open} />
          <Disclaimer />
        </>
      ) : (
        <Desk
          tool={tool}
          template={template}
          takesFocus={hasMoved}
          onBack={() => open('')}
          onMade={(next) => go((current) => ({ ...current, made: next }))}
        />
      )}
    </>
  );
}
