import { useMemo, useState } from 'react';
import { documentFiles } from '@/kinds/document/files';
import { Download } from '@/kinds/work/download';
import { toFileName } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { Tabs } from '@/ui/tabs';
import { titleOf, type Script } from '../model';
import { checkTree, treeDocument, treeName, walkTree, type Tree } from '../tree';
import { ScriptText } from './script-text';
import { TreeEditor } from './tree-editor';
import type { ScriptRecords } from './use-scripts';

interface TreesDialogProps {
  records: ScriptRecords;
  onCopy: (script: Script) => void;
  onClose: () => void;
}

const views = [
  { value: 'walk', label: 'Walk through', icon: 'arrow-right' },
  { value: 'edit', label: 'Edit', icon: 'pencil' },
] as const;

const answer = (text: string) => ({ id: makeId(), text, leads: 'open' as const, to: '' });

/** Questions that lead to the right script. */
export default function TreesDialog({ records, onCopy, onClose }: TreesDialogProps) {
  const { trees = [] } = records.extra;
  const { all, tool } = records;
  const [openId, setOpenId] = useState(trees.at(-1)?.id ?? '');
  const [view, setView] = useState<(typeof views)[number]['value']>(trees.length > 0 ? 'walk' : 'edit');
  const tree = trees.find(({ id }) => id === openId);
  const begin = () => {
    const made: Tree = { id: makeId(), name: '', questions: [{ id: makeId(), text: '', answers: [answer('Yes'), answer('No')] }] };
    records.setExtra((extra) => ({ ...extra, trees: [...(extra.trees ?? []), made] }), { say: 'Decision tree added' });
    setOpenId(made.id);
    setView('edit');
  };
  const change = (id: string, recipe: (old: Tree) => Tree, how?: Parameters<ScriptRecords['setExtra']>[1]) =>
    records.setExtra((extra) => ({ ...extra, trees: (extra.trees ?? []).map((one) => (one.id === id ? recipe(one) : one)) }), how);
  const problems = useMemo(() => (tree ? checkTree(tree, all) : []), [tree, all]);
  const files = useMemo(() => {
    if (!tree) return [];
    const stem = toFileName(`${treeName(tree).slice(0, 50)}-decision-tree`, 'txt', 'decision-tree').replace(/\.txt$/, '');
    return documentFiles(stem, treeDocument(tree, all), ['pdf', 'docx', 'md', 'txt'], tool.around.currency);
  }, [tree, all, tool.around.currency]);
  return (
    <Dialog title="Decision trees" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">Questions and answers that lead a colleague to the right script, step by step.</p>
      <div className="mb-4 flex flex-wrap gap-2">
        {trees.map((one) => (
          <Button key={one.id} aria-pressed={one.id === openId} onClick={() => setOpenId(one.id)}>
            {treeName(one)}
          </Button>
        ))}
        <Button icon="plus" onClick={begin}>
          New tree
        </Button>
      </div>
      {tree && (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <Tabs label="Decision tree" choices={views} value={view} onChange={setView} />
            <span className="ml-auto">
              <Download files={files} />
            </span>
          </div>
          {view === 'walk' ? (
            <TreeWalk key={tree.id} tree={tree} scripts={all} onCopy={onCopy} />
          ) : (
            <>
              <div className="mb-4 max-w-md">
                <Labelled label="Name of the tree">
                  {(control) => (
                    <input
                      {...control}
                      className="input"
                      maxLength={200}
                      placeholder="Refund requests"
                      value={tree.name}
                      onChange={({ target }) => change(tree.id, (old) => ({ ...old, name: target.value }), { key: `tree.${tree.id}.name` })}
                    />
                  )}
                </Labelled>
              </div>
              <TreeEditor tree={tree} scripts={all} onChange={(recipe, how) => change(tree.id, recipe, how)} />
              <div className="mt-4">
                <Button
                  look="quiet"
                  icon="trash-2"
                  onClick={() =>
                    records.setExtra((extra) => ({ ...extra, trees: (extra.trees ?? []).filter(({ id }) => id !== tree.id) }), {
                      say: 'Decision tree deleted',
                    })
                  }
                >
                  Delete tree
                </Button>
              </div>
            </>
          )}
          {problems.length > 0 && (
            <ul aria-label="Still open" className="mt-3 grid gap-0.5 text-[13px] text-warn">
              {problems.map((problem) => (
                <li key={problem} className="wrap-anywhere">
                  {problem}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Dialog>
  );
}

function TreeWalk({ tree, scripts, onCopy }: { tree: Tree; scripts: readonly Script[]; onCopy: (script: Script) => void }) {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const { steps, question, script } = walkTree(tree, scripts, answers);
  return (
    <div aria-live="polite">
      {steps.length > 0 && (
        <ol aria-label="Answers so far" className="mb-3 grid gap-0.5 text-[14px] text-mute">
          {steps.map((step) => (
            <li key={step.answer.id} className="wrap-anywhere">
              {step.question.text.trim() || 'Question'} <strong className="text-ink">{step.answer.text.trim() || 'Answer'}</strong>
            </li>
          ))}
        </ol>
      )}
      {question && (
        <>
          <h3 className="mb-2 text-lg font-semibold wrap-anywhere">{question.text.trim() || 'This question has no words yet.'}</h3>
          <div className="flex flex-wrap gap-2">
            {question.answers.map(({ id, text }) => (
              <Button key={id} onClick={() => setAnswers([...steps.map((step) => step.answer.id), id])}>
                {text.trim() || 'Answer'}
              </Button>
            ))}
          </div>
        </>
      )}
      {script && (
        <>
          <h3 className="mb-2 text-lg font-semibold wrap-anywhere">{titleOf(script)}</h3>
          <div className="max-h-96 overflow-y-auto rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[14px] break-words whitespace-pre-wrap">
            <ScriptText content={script.content} />
          </div>
        </>
      )}
      {!question && !script && <p className="text-warn">This answer leads nowhere yet.</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {script && (
          <Button look="primary" icon="copy" onClick={() => onCopy(script)}>
            Copy script
          </Button>
        )}
        {steps.length > 0 && (
          <>
            <Button icon="arrow-left" onClick={() => setAnswers(steps.slice(0, -1).map((step) => step.answer.id))}>
              Back
            </Button>
            <Button look="quiet" onClick={() => setAnswers([])}>
              From the start
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
