import type { FileOffer } from '@/formats/file';
import { documentFiles } from '@/kinds/document/files';
import type { Document } from '@/lib/blocks';
import { fileStem, type Made } from './model';

export const legalFiles = (made: Made, document: Document, currency: string): FileOffer[] =>
  documentFiles(fileStem(made), document, ['txt', 'docx', 'pdf', 'md', 'html'], currency);
