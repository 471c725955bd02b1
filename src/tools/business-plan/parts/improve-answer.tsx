import { ImproveText } from '@/kinds/proposal/improve-text';
import type { Tool } from '@/workspace/tool-state';
import { fields, type AnswerName, type PlanData } from '../model';
import { adviceOn, takeAnswer, toBackground } from '../proposal';

interface ImproveAnswerProps {
  tool: Tool<PlanData>;
  name: AnswerName;
  /** The answers of the same step. */
  step: readonly AnswerName[];
}

export default function ImproveAnswer({ tool, name, step }: ImproveAnswerProps) {
  const { data, change } = tool;
  const { answers, outline } = data;
  return (
    <ImproveText
      what={`“${fields[name].label}”`}
      // A plan begun for another company does not meet what was proposed for the last one.
      of={answers.companyName.trim()}
      text={answers[name]}
      data={() => toBackground(answers, step, name)}
      advice={adviceOn(name, outline)}
      onUse={(text, source) => change((current) => takeAnswer(current, name, text), { say: `Wording by ${source} used` })}
    />
  );
}
