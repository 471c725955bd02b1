import { ImproveText } from '@/kinds/proposal/improve-text';
import { midSentence } from '@/lib/text';
import type { Tool } from '@/workspace/tool-state';
import { fields, type FieldName } from '../fields';
import type { Exhibit } from '../row-fields';
import type { ContractData } from '../model';
import { adviceFor, describeTaken, exhibitAdvice, isWritten, takeAnswer, takeExhibit, toBackground } from '../proposal';

/** Below an answer in the user's own words: better words for it, if the user's model has any. */
export default function ImproveAnswer({ tool, name }: { tool: Tool<ContractData>; name: FieldName }) {
  const { data, change } = tool;
  if (!isWritten(name) || data.answers[name].trim() === '') return null;
  const { label } = fields[name];
  return (
    <div className="mb-2 min-w-0 sm:col-span-2">
      <ImproveText
        what={`the ${midSentence(label)}`}
        // A contract between others does not meet what was proposed for the last one.
        of={[data.answers.clientName, data.answers.providerName].map((party) => party.trim()).join(' and ')}
        text={data.answers[name]}
        advice={adviceFor(name)}
        data={() => toBackground(data, name)}
        onUse={(text, source) => change((current) => takeAnswer(current, name, text), { say: describeTaken(label, text, source) })}
      />
    </div>
  );
}

export function ImproveExhibit({ tool, exhibit, position }: { tool: Tool<ContractData>; exhibit: Exhibit; position: number }) {
  const { data, change } = tool;
  if (exhibit.text.trim() === '') return null;
  const title = exhibit.title.trim();
  // The title tells its proposal from that of another exhibit that moves up to this place.
  const name = title === '' ? `exhibit ${position}` : `exhibit ${position}, ${title}`;
  return (
    <div className="mb-2 min-w-0 sm:col-span-2">
      <ImproveText
        what={name}
        of={exhibit.id}
        text={exhibit.text}
        advice={exhibitAdvice}
        data={() => ({ ...toBackground(data), 'Exhibit title': title })}
        onUse={(text, source) =>
          change((current) => takeExhibit(current, exhibit.id, text), { say: describeTaken(`Exhibit ${position}`, text, source) })
        }
      />
    </div>
  );
}
