import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { titleOf, type Script } from './model';

export interface TreeAnswer {
  id: string;
  text: string;
  /** Where it leads: another question, a script, or nowhere yet. */
  leads: 'open' | 'question' | 'script';
  to: string;
}

export interface TreeQuestion {
  id: string;
  text: string;
  answers: TreeAnswer[];
}

/** Questions that lead to the right script; the first is where everybody starts. */
export interface Tree {
  id: string;
  name: string;
  questions: TreeQuestion[];
}

export const treeName = ({ name }: Tree) => name.trim() || 'Untitled tree';
export const questionName = (tree: Tree, id: string) => {
  const index = tree.questions.findIndex((question) => question.id === id);
  const text = tree.questions[index]?.text.trim() ?? '';
  return index < 0 ? '' : `Question ${index + 1}${text === '' ? '' : `: ${text}`}`;
};

/** Where an answer leads, as far as it is still there. */
export function goalOf(tree: Tree, scripts: readonly Script[], { leads, to }: TreeAnswer) {
  if (leads === 'question') return { question: tree.questions.find(({ id }) => id === to) };
  return { script: leads === 'script' ? scripts.find(({ id }) => id === to) : undefined };
}

/** Questions that can be reached from the first one. */
function reachable(tree: Tree): Set<string> {
  const found = new Set<string>();
  const open = tree.questions.slice(0, 1).map(({ id }) => id);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    for (const answer of tree.questions.find((one) => one.id === id)?.answers ?? []) if (answer.leads === 'question') open.push(answer.to);
  }
  return found;
}

/** Whether somebody could walk in a circle. */
function hasCircle(tree: Tree): boolean {
  const done = new Set<string>();
  const visit = (id: string, path: ReadonlySet<string>): boolean => {
    if (path.has(id)) return true;
    if (done.has(id)) return false;
    const next = new Set(path).add(id);
    const isCircle = (tree.questions.find((one) => one.id === id)?.answers ?? []).some(
      ({ leads, to }) => leads === 'question' && visit(to, next),
    );
    done.add(id);
    return isCircle;
  };
  const [first] = tree.questions;
  return first !== undefined && visit(first.id, new Set());
}

/** What keeps a tree from being walked to its end, in words. */
export function checkTree(tree: Tree, scripts: readonly Script[]): string[] {
  const known = reachable(tree);
  const problems = tree.questions.flatMap((question, index) => {
    const name = `Question ${index + 1}`;
    const ends = question.answers.filter((answer) => {
      const goal = goalOf(tree, scripts, answer);
      return !goal.question && !goal.script;
    });
    return [
      ...(question.text.trim() === '' ? [`${name} has no words yet.`] : []),
      ...(question.answers.length < 2 ? [`${name} needs at least two answers.`] : []),
      ...(question.answers.some(({ text }) => text.trim() === '') ? [`${name} has an answer without words.`] : []),
      ...ends.map(({ text }) => `${name}: “${text.trim() || 'an answer'}” leads nowhere yet.`),
      ...(known.has(question.id) ? [] : [`${name} can’t be reached: no answer leads to it.`]),
    ];
  });
  return [...problems, ...(hasCircle(tree) ? ['Some answers lead back to an earlier question, so a walk may never end.'] : [])];
}

export interface Walk {
  /** What was answered on the way. */
  steps: { question: TreeQuestion; answer: TreeAnswer }[];
  /** What is asked now. */
  question: TreeQuestion | undefined;
  script: Script | undefined;
}

/** Follows answers from the first question, as far as they still lead. */
export function walkTree(tree: Tree, scripts: readonly Script[], answers: readonly string[]): Walk {
  let question: TreeQuestion | undefined = tree.questions[0];
  const steps: Walk['steps'] = [];
  for (const id of answers) {
    const answer: TreeAnswer | undefined = question?.answers.find((one) => one.id === id);
    if (!question || !answer) break;
    steps.push({ question, answer });
    const goal = goalOf(tree, scripts, answer);
    if (goal.script) return { steps, question: undefined, script: goal.script };
    question = goal.question;
  }
  return { steps, question, script: undefined };
}

/** The tree on paper: each question with where its answers lead, then the scripts it leads to. */
export function treeDocument(tree: Tree, scripts: readonly Script[]): Document {
  const lead = (answer: TreeAnswer): string => {
    const { question, script } = goalOf(tree, scripts, answer);
    const words = answer.text.trim() || 'No words yet';
    if (question) return `${words}: go to question ${tree.questions.indexOf(question) + 1}`;
    return script ? `${words}: “${titleOf(script)}”` : `${words}: open`;
  };
  const used = new Set(
    tree.questions.flatMap(({ answers }) => answers.flatMap((answer) => goalOf(tree, scripts, answer).script?.id ?? [])),
  );
  const chosen = scripts.filter(({ id }) => used.has(id));
  return {
    title: treeName(tree),
    blocks: [
      heading(1, treeName(tree)),
      ...tree.questions.flatMap((question, index): Block[] => [
        heading(2, `${index + 1}. ${question.text.trim() || 'No words yet'}`),
        ...(question.answers.length > 0 ? [bullets(question.answers.map(lead))] : []),
      ]),
      ...(chosen.length > 0 ? [heading(2, 'Scripts')] : []),
      ...chosen.flatMap((script): Block[] => [
        heading(3, titleOf(script)),
        ...script.content
          .split(/\n{2,}/)
          .filter((part) => part.trim() !== '')
          .map((part) => paragraph(part.trim())),
      ]),
    ],
  };
}
