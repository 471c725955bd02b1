import type { FileOffer } from '@/formats/file';
import { documentFiles } from '@/kinds/document/files';
import type { Document } from '@/lib/blocks';
import { fileStem, type Draft } from './model';

const formats = ['txt', 'md', 'html', 'docx', 'pdf'] as const;

export const termsFiles = (answers: Draft, document: Document, currency: string): FileOffer[] =>
  documentFiles(fileStem(answers), document, formats, currency);

export const shortFiles = (answers: Draft, document: Document, currency: string): FileOffer[] =>
  documentFiles(fileStem(answers, 'terms-in-plain-english'), document, formats, currency);
