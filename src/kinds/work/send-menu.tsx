import { use } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { plural } from '@/lib/text';
import type { Topic } from '@/lib/topics';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { showToast } from '@/ui/toast';
import { docOf, useWorkspace } from '@/workspace/store';
import { loadShares, type SuiteTool } from '@/workspace/suite';
import { useSurroundings } from '@/workspace/surroundings';
import { ToolIdContext } from '@/workspace/tool-id';
import { useIsInUse } from './use-in-use';
import { useTools } from './use-tools';

interface SendMenuProps {
  data: unknown;
  topics: readonly Topic[];
  /** What one of the things is called: "line", "answer". */
  noun: string;
  disabled?: boolean;
}

/** The tools that take what this one offers. Nothing changes there until it is taken. */
export function SendMenu({ data, topics, noun, disabled = false }: SendMenuProps) {
  const own = use(ToolIdContext);
  const around = useSurroundings();
  const tools = useTools(useIsInUse());
  const send = async ({ id, name, accepts }: SuiteTool) => {
    const [shares, { offerAgain }] = await Promise.all([loadShares(own), import('@/workspace/offers')]);
    const wanted = topics.filter((topic) => accepts?.includes(topic));
    const count = wanted.reduce((sum, topic) => sum + (shares?.offers?.[topic]?.(data, around).length ?? 0), 0);
    const doc = docOf(useWorkspace.getState(), own);
    if (count === 0 || !doc) {
      showToast(`You have nothing of your own to send to ${name} yet. Samples stay here.`);
      return;
    }
    for (const topic of wanted) offerAgain(id, topic, doc.id);
    showToast(`${plural(count, noun)} sent to ${name}`, { label: 'Open it', run: () => navigate(`/${id}`) });
  };
  const takers = tools.filter(({ id, accepts }) => id !== own && topics.some((topic) => accepts?.includes(topic)));
  return (
    <Menu
      label="Send to another tool"
      buttonClass="btn"
      disabled={disabled}
      items={takers.map((tool) => ({ label: tool.name, onSelect: () => void send(tool).catch(console.warn) }))}
    >
      <Icon icon="send" />
      Send to
    </Menu>
  );
}
