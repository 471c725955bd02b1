import { calculatorSchema } from '@/kinds/calculator/schema';
import { fields } from './model';

export const schema = calculatorSchema(fields);
