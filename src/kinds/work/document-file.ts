import type { FileOffer } from '@/lib/files';
import { Told } from '@/lib/told';
import { packOpen } from '@/workspace/travel';

/** What a tool shows, whole, as a file that the same tool opens again. */
export const documentFile = (tool: string, name: string): FileOffer => ({
  label: 'JSON',
  name,
  make: async () => {
    const packed = packOpen(tool);
    if (!packed) throw new Told('There is nothing to save yet.');
    return (await import('@/formats/json')).jsonFile(packed);
  },
});
