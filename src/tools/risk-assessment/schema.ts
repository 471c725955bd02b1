import { recordsSchema } from '@/kinds/records/schema';
import { fields } from './model';

export const schema = recordsSchema(fields);
