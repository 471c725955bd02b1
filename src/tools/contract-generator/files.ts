import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { fileStem, type ContractData } from './model';

export function contractFiles({ made, kept }: ContractData): FileOffer[] {
  if (!made) return [];
  const document = async () => (await import('./contract')).toContract(made, kept);
  return documentFiles(fileStem(made.answers), document, ['txt', 'md', 'html', 'docx', 'pdf'], made.currency);
}
