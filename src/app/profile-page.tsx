import { useRef } from 'react';
import { meanings, type Meaning } from '@/lib/topics/texts';
import { plural } from '@/lib/text';
import { useTools } from '@/kinds/work/use-tools';
import { Button } from '@/ui/button';
import { Bar, Panel } from '@/ui/layout';
import { Labelled } from '@/ui/labelled';
import { showToast } from '@/ui/toast';
import { isEmptyCompany, longestAnswer, replaceCompany, tellCompany } from '@/workspace/company';
import { changeSettings, useSettings } from '@/workspace/settings';
import { useWorkspace, type Company, type Doc } from '@/workspace/store';
import { useSurroundings } from '@/workspace/surroundings';
import { CurrencySelect } from './currency-select';
import { factGroups, type Fact } from './profile/facts';
import { followCurrency, mayNameCurrency } from './profile/follow-currency';
import { findLook, findUntold, listFilled, type KnownTools } from './profile/known';
import { useKnownTools } from './known-tools';
import { useAllTools } from './profile/use-all-tools';

export const title = 'Your profile';
export const description = 'Tell the suite about your company once: every tool then starts with what it needs. It stays in your browser.';

export function Body() {
  const company = useWorkspace((state) => state.company);
  useKnownTools();
  const hasWork = useWorkspace(({ docs, arrived }) => Object.keys(docs).length + Object.keys(arrived).length > 0);
  const tools = useAllTools(hasWork || !isEmptyCompany(company));
  const clear = () => showToast('Profile cleared', { label: 'Bring it back', run: replaceCompany({ answers: {} }) });
  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="title pt-6 sm:pt-10">
        Your profile
      </h1>
      <p className="mt-2 mb-6 max-w-2xl text-mute">
        Fill in as much as you like, in any order. Every tool then starts with what it needs, and you can still change it there.
      </p>
      <div className="grid grid-cols-1 gap-5">
        <Meter company={company} tools={tools} />
        <FromWork company={company} tools={tools} />
        {factGroups.map(({ title: heading, facts }) => (
          <Panel key={heading} title={heading}>
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              {facts.map((fact) => (
                <FactField key={fact.means} fact={fact} value={company.answers[fact.means] ?? ''} />
              ))}
            </div>
          </Panel>
        ))}
        <Look company={company} />
        <Panel title="Money">
          <CurrencySelect hint="New documents start in this currency. Existing ones keep theirs." />
        </Panel>
        {!isEmptyCompany(company) && (
          <p>
            <Button look="quiet" onClick={clear}>
              Clear the profile
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** What is priced in euros is planned in euros, too; the choice below stays the user's. */
function adoptCurrency(means: Meaning, label: string): void {
  const { currency } = useSettings.getState();
  const wanted = followCurrency(useWorkspace.getState().company.answers, means, currency);
  if (wanted === undefined) return;
  changeSettings({ currency: wanted });
  showToast(`New documents start in ${wanted}, as in ${label}`, { label: 'Undo', run: () => changeSettings({ currency }) });
}

function FactField({ fact: { means, label, example, isLong, type }, value }: { fact: Fact; value: string }) {
  const begun = useRef(value);
  return (
    <div className={isLong ? 'sm:col-span-2' : ''}>
      <Labelled label={label} hint={`For example: ${example}`}>
        {(control) => {
          const shared = {
            ...control,
            className: 'input',
            value,
            maxLength: longestAnswer,
            onChange: (event: { target: { value: string } }) => tellCompany({ [means]: event.target.value }),
            ...(mayNameCurrency(means)
              ? {
                  onFocus: () => {
                    begun.current = value;
                  },
                  onBlur: () => {
                    if (value !== begun.current) adoptCurrency(means, label);
                  },
                }
              : {}),
          };
          return isLong ? <textarea rows={2} {...shared} /> : <input type={type ?? 'text'} {...shared} />;
        }}
      </Labelled>
    </div>
  );
}

function Meter({ company, tools }: { company: Company; tools: KnownTools }) {
  const around = useSurroundings();
  const names = useTools();
  const all = names.length;
  const filled = listFilled(tools, company, around);
  const said =
    filled.length === 0
      ? 'No tool starts filled in yet. Your company name and industry are enough to change that.'
      : `${plural(filled.length, 'tool')} ${filled.length === 1 ? 'starts' : 'start'} filled in.`;
  return (
    <Panel title="What it does for you">
      <p className="mb-2" role="status">
        {said}
      </p>
      {all > 0 && <Bar label={`${filled.length} of ${all} tools`} share={filled.length / all} />}
      {filled.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-6 cursor-pointer text-[13px] text-mute">Which ones</summary>
          <p className="mt-2 text-[13px]">{filled.map((id) => names.find((tool) => tool.id === id)?.name ?? id).join(', ')}</p>
        </details>
      )}
    </Panel>
  );
}

/** What own documents say of the company already. */
function FromWork({ company, tools }: { company: Company; tools: KnownTools }) {
  const docs = useWorkspace((state) => state.docs);
  const around = useSurroundings();
  const names = useTools();
  const nameOf = (id: string) => names.find((tool) => tool.id === id)?.name ?? id;
  const untold = findUntold(docs, tools, company.answers);
  const made = company.look ? undefined : findLook(docs, tools, around);
  if (untold.length === 0 && !made) return null;
  const filesOf = ({ tool, history }: Doc) => tools[tool]?.files?.(history.present.data, around) ?? [];
  const takeAll = async () => {
    const look = made && (await (await import('@/kinds/work/company-look')).withPicture(made.look, filesOf(made.doc)));
    const undo = replaceCompany({
      ...company,
      answers: { ...company.answers, ...Object.fromEntries(untold.map(({ means, text }) => [means, text.slice(0, longestAnswer)])) },
      ...(look ? { look } : {}),
    });
    showToast(`${plural(untold.length + (made ? 1 : 0), 'answer')} added from your work`, { label: 'Undo', run: undo });
  };
  return (
    <Panel title="From your work" aside={<Button onClick={() => void takeAll()}>Use all</Button>}>
      <ul className="divide-y divide-line">
        {untold.map(({ means, text, doc }) => (
          <li key={means} className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow break-words">
              <span className="block text-[13px] text-mute">
                {meanings[means]}, in {nameOf(doc.tool)}
              </span>
              {text.length > 160 ? `${text.slice(0, 160)}…` : text}
            </span>
            <Button aria-label={`Use ${meanings[means]}`} onClick={() => tellCompany({ [means]: text })}>
              {' '}
              Use{' '}
            </Button>
          </li>
        ))}
        {made && (
          <li className="flex items-center gap-3 py-2">
            <span className="min-w-0 grow">
              <span className="block text-[13px] text-mute">Logo and color, in {nameOf(made.doc.tool)}</span>
              Your company’s look
            </span>
            <Button
              aria-label="Use the look"
              onClick={async () => (await import('@/kinds/work/company-look')).takeLook(made.look, filesOf(made.doc))}
            >
              Use
            </Button>
          </li>
        )}
      </ul>
    </Panel>
  );
}

function Look({ company }: { company: Company }) {
  const { look, ...others } = company;
  if (!look) return null;
  const remove = () => showToast('Look removed', { label: 'Bring it back', run: replaceCompany(others) });
  return (
    <Panel
      title="Look"
      aside={
        <Button look="quiet" onClick={remove}>
          Remove
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-4">
        {look.logo && (
          <img alt="Your logo" src={`data:image/png;base64,${look.logo.png}`} className="paper max-h-16 max-w-48 p-2 shadow-none!" />
        )}
        {look.accent && (
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="size-6 rounded-full border border-line" style={{ background: look.accent }} />
            {look.accent}
          </span>
        )}
      </div>
    </Panel>
  );
}
