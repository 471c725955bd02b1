import type { Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { textBlob } from './file';

export const textFile = (document: Document) => textBlob(toText(document), 'text/plain');
