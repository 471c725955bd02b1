import { use } from 'react';
import { joinWords } from '@/lib/text';
import type { ListTopic } from '@/lib/topics';
import { Chip } from '@/ui/layout';
import { ToolIdContext } from '@/workspace/tool-id';
import { useTools } from './use-tools';

/** Says which other tools show the same list: what is deleted here is deleted there. */
export function SharedList({ topic }: { topic: ListTopic }) {
  const tool = use(ToolIdContext);
  const names = useTools().flatMap(({ id, list, name }) => (id !== tool && list === topic ? [name] : []));
  return (
    names.length > 0 && (
      <Chip>
        Same {topic} as in {joinWords(names)}
      </Chip>
    )
  );
}
