import { draftSchema } from '@/lib/fields/schema';
import { fields } from './model';

export const schema = draftSchema(fields);
