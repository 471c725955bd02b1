import { use, useEffect, useState } from 'react';
import { joinWords } from '@/lib/text';
import type { ListTopic } from '@/lib/topics';
import { Chip } from '@/ui/layout';
import { listTools } from '@/workspace/suite';
import { ToolIdContext } from '@/workspace/tool-id';

/** Says which other tools show the same list: what is deleted here is deleted there. */
export function SharedList({ topic }: { topic: ListTopic }) {
  const tool = use(ToolIdContext);
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    let isGone = false;
    void listTools().then((tools) => {
      if (!isGone) setNames(tools.filter(({ id, list }) => id !== tool && list === topic).map(({ name }) => name));
    });
    return () => {
      isGone = true;
    };
  }, [tool, topic]);
  return (
    names.length > 0 && (
      <Chip>
        Same {topic} as in {joinWords(names)}
      </Chip>
    )
  );
}
