import { useId, useState } from 'react';
import { ImproveText } from '@/kinds/proposal/improve-text';
import { Label } from '@/ui/labelled';
import type { Tool } from '@/workspace/tool-state';
import type { PageData, Section } from '../model';
import { adviceOn, findFault, takeWords, toBackground, toFieldText, wordsOf } from '../proposal';

/** A model's wording for one text of the section at a time: a button under every line would bury the lines. */
export function ImproveSection({ tool, section }: { tool: Tool<PageData>; section: Section }) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const all = wordsOf(section);
  const words = all.find(({ key }) => key === chosen) ?? all[0];
  if (!words) return null;
  const take = (reply: string, source: string) => {
    const text = toFieldText(section, words, reply);
    if (text === words.text) return;
    tool.change(takeWords(section, words, text), { say: `Wording by ${source} used` });
  };
  return (
    <div className="no-print border-t border-line pt-3 sm:col-span-2">
      <Label htmlFor={id}>Text to improve</Label>
      <select id={id} className="input" value={words.key} onChange={(event) => setChosen(event.target.value)}>
        {all.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <ImproveText
        key={words.key}
        what={`“${words.label}”`}
        of={`${section.id} ${words.key}`}
        text={words.text}
        data={() => toBackground(tool.data, section, words)}
        advice={adviceOn(words)}
        refuse={(reply) => findFault(section, words, toFieldText(section, words, reply))}
        onUse={take}
      />
    </div>
  );
}
