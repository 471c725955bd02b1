import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import type { Tool } from '@/workspace/tool-state';
import { addEntry, isRegistered, type RegisterEntry, type WithRegister } from './register';

/** Puts the document on the screen into the register, once. */
export function RegisterButton<T extends WithRegister>({ tool, entry }: { tool: Tool<T>; entry: Omit<RegisterEntry, 'id'> }) {
  const { data, around, change } = tool;
  if (isRegistered(data, entry)) return null;
  return (
    <Button
      icon="list-plus"
      onClick={() => change((current) => addEntry(current, { ...entry, id: makeId() }, around.currency), { say: 'Added to the register' })}
    >
      Add to register
    </Button>
  );
}
