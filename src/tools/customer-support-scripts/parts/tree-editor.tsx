import { useId } from 'react';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Label } from '@/ui/labelled';
import type { How } from '@/workspace/store';
import { titleOf, type Script } from '../model';
import { questionName, type Tree, type TreeAnswer, type TreeQuestion } from '../tree';

type Recipe = (old: Tree) => Tree;

interface TreeEditorProps {
  tree: Tree;
  scripts: readonly Script[];
  onChange: (recipe: Recipe, how?: How) => void;
}

const newAnswer = (text: string): TreeAnswer => ({ id: makeId(), text, leads: 'open', to: '' });
const newQuestion = (): TreeQuestion => ({ id: makeId(), text: '', answers: [newAnswer('Yes'), newAnswer('No')] });

const withQuestion =
  (id: string, recipe: (question: TreeQuestion) => TreeQuestion): Recipe =>
  (old) => ({ ...old, questions: old.questions.map((question) => (question.id === id ? recipe(question) : question)) });

const withAnswer = (question: string, id: string, part: Partial<TreeAnswer>): Recipe =>
  withQuestion(question, (old) => ({ ...old, answers: old.answers.map((answer) => (answer.id === id ? { ...answer, ...part } : answer)) }));

/** Each question with its answers, and where each of them leads. */
export function TreeEditor({ tree, scripts, onChange }: TreeEditorProps) {
  return (
    <>
      <ol className="grid gap-4">
        {tree.questions.map((question, index) => (
          <QuestionCard key={question.id} tree={tree} question={question} index={index} scripts={scripts} onChange={onChange} />
        ))}
      </ol>
      <div className="mt-3">
        <Button
          icon="plus"
          onClick={() => onChange((old) => ({ ...old, questions: [...old.questions, newQuestion()] }), { say: 'Question added' })}
        >
          Add question
        </Button>
      </div>
    </>
  );
}

interface QuestionCardProps extends TreeEditorProps {
  question: TreeQuestion;
  index: number;
}

function QuestionCard({ tree, question, index, scripts, onChange }: QuestionCardProps) {
  const id = useId();
  const name = `question ${index + 1}`;
  const lead = (answer: TreeAnswer, chosen: string) => {
    if (chosen !== 'new') {
      const [leads = 'open', to = ''] = chosen.split(/ (.*)/s);
      onChange(withAnswer(question.id, answer.id, { leads: leads as TreeAnswer['leads'], to }));
      return;
    }
    // The question that an answer asks for stands there at once.
    const added = newQuestion();
    onChange(
      (old) => {
        const led = withAnswer(question.id, answer.id, { leads: 'question', to: added.id })(old);
        return { ...led, questions: [...led.questions, added] };
      },
      { say: 'Question added' },
    );
  };
  return (
    <li className="min-w-0 rounded-(--radius-control) border border-line p-3.5">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <Label htmlFor={id}>Question {index + 1}</Label>
          <input
            id={id}
            className="input"
            maxLength={500}
            placeholder="Was it bought less than 30 days ago?"
            value={question.text}
            onChange={({ target }) =>
              onChange(
                withQuestion(question.id, (old) => ({ ...old, text: target.value })),
                { key: `question.${question.id}` },
              )
            }
          />
        </div>
        {index > 0 && (
          <IconButton
            icon="trash-2"
            label={`Delete ${name}`}
            onClick={() =>
              onChange((old) => ({ ...old, questions: old.questions.filter((one) => one.id !== question.id) }), { say: 'Question deleted' })
            }
          />
        )}
      </div>
      <ul aria-label={`Answers to ${name}`} className="mt-2 grid gap-2">
        {question.answers.map((answer, at) => (
          <li key={answer.id} className="flex flex-wrap items-center gap-2 pl-4">
            <input
              aria-label={`Answer ${at + 1} to ${name}`}
              className="input min-w-28 flex-1"
              maxLength={300}
              placeholder="Answer"
              value={answer.text}
              onChange={({ target }) =>
                onChange(withAnswer(question.id, answer.id, { text: target.value }), { key: `answer.${answer.id}` })
              }
            />
            <select
              aria-label={`Answer ${at + 1} to ${name} leads to`}
              className="input min-w-40 flex-1"
              value={answer.leads === 'open' ? 'open' : `${answer.leads} ${answer.to}`}
              onChange={({ target }) => lead(answer, target.value)}
            >
              <option value="open">Choose where it leads</option>
              <option value="new">A new question</option>
              <optgroup label="Questions">
                {tree.questions
                  .filter((one) => one.id !== question.id)
                  .map((one) => (
                    <option key={one.id} value={`question ${one.id}`}>
                      {questionName(tree, one.id)}
                    </option>
                  ))}
              </optgroup>
              <optgroup label="Scripts">
                {scripts.map((script) => (
                  <option key={script.id} value={`script ${script.id}`}>
                    {titleOf(script)}
                  </option>
                ))}
              </optgroup>
            </select>
            <IconButton
              icon="x"
              label={`Delete answer ${at + 1} to ${name}`}
              onClick={() =>
                onChange(
                  withQuestion(question.id, (old) => ({ ...old, answers: old.answers.filter((one) => one.id !== answer.id) })),
                  { say: 'Answer deleted' },
                )
              }
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 pl-4">
        <Button
          look="quiet"
          icon="plus"
          onClick={() => onChange(withQuestion(question.id, (old) => ({ ...old, answers: [...old.answers, newAnswer('')] })))}
        >
          Add answer
        </Button>
      </div>
    </li>
  );
}
