import type { Records } from '@/kinds/records/use-records';
import type { WorkplaceForm } from '@/kinds/records/use-workplace-form';
import type { fields, TemplatesExtra } from '../model';

export type TemplateRecords = Records<typeof fields, TemplatesExtra>;
export type TemplateForm = WorkplaceForm<typeof fields>;
