import { navigate } from 'wouter/use-browser-location';
import type { Topic } from '@/lib/topics';
import { showToast } from '@/ui/toast';
import { listTools } from '@/workspace/suite';

/** Says where something is on offer now, and leads there. */
export async function tellTakers(own: string, topic: Topic, says: (tool: string) => string): Promise<void> {
  const taker = (await listTools()).find(({ id, accepts }) => id !== own && accepts?.includes(topic));
  if (taker) showToast(says(taker.name), { label: 'Open it', run: () => navigate(`/${taker.id}`) });
}
