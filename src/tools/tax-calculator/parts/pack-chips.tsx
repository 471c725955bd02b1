import { useToday } from '@/workspace/surroundings';
import { Chip } from '@/ui/layout';
import { describePack } from '../detailed';
import { isPackCurrent, pack2026 } from '../year-2026';

export function PackChips() {
  const today = useToday();
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Chip tone="warn">{describePack(pack2026)}</Chip>
      <Chip>State left out</Chip>
      {!isPackCurrent(pack2026, today) && <Chip tone="bad">May be out of date</Chip>}
    </div>
  );
}
