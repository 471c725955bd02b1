import { useState } from 'react';
import { usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { useTool } from '@/workspace/tool-state';
import { isSample, sampleAnswers, state, type LegalData } from './model';
import { Disclaimer } from './parts/disclaimer';
import { Picker } from './parts/picker';
import type { TemplateId } from './templates';

// The form and the document are seen only once a template is chosen.
const loadDesk = () => import('./parts/desk');
const Register = lazyPart(
  async () => (await import('@/kinds/register/register-panel')).RegisterPanel<LegalData>,
  <p className="text-mute">Loading…</p>,
);
const Desk = lazyPart(async () => (await loadDesk()).Desk, <Panel>Loading…</Panel>);

export const about =
  'Choose one of six templates, fill in a few fields and watch the document take shape beside them. Save it as text, Word or PDF with numbered clauses and signature lines; open places stay marked, a register tells you when to give notice, and nothing you type leaves your browser unless you ask a model of your own.';

export const related = ['contract-generator', 'privacy-policy-generator', 'terms-of-service-generator', 'legal-compliance-checker'];

const preload = () => [loadDesk(), import('./parts/output')];

export default function LegalDocumentGenerator() {
  const tool = useTool(state);
  const { data, change } = tool;
  const { made } = data;
  const template = made?.template ?? data.template;
  const [hasMoved, setHasMoved] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const hasRegister = hasAsked || (data.register?.records.length ?? 0) > 0;

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
          <div className="mt-7">
            {hasRegister ? (
              <Panel title="Register">
                <Register tool={tool} />
              </Panel>
            ) : (
              <Button icon="list-plus" onClick={() => setHasAsked(true)}>
                Keep a register of what you signed
              </Button>
            )}
          </div>
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
