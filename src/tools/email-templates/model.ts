import { choice, email, longText, text, url, type DraftOf, type RecordOf, type ValuesOf } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { foldText } from '@/lib/text';
import { selectRecords } from '@/kinds/records/select-records';
import { asEdited, recordsState, type RecordsData } from '@/kinds/records/state';
import { categories } from './content';
import type { Sequence } from './sequence';

export const fields = {
  name: text('Name', { required: 'Enter a name.', maxLength: 200, placeholder: 'Invoice reminder' }),
  category: choice('Category', categories, { default: 'Follow-up' }),
  subject: text('Subject', { required: 'Write a subject.', maxLength: 500, placeholder: 'A friendly reminder, {{first_name|there}}' }),
  preheader: text('Preheader', {
    maxLength: 500,
    placeholder: 'Invoice {{invoice_number}} is due on {{due_date}}.',
    hint: 'The line that mail apps show after the subject.',
  }),
  content: longText('Content', {
    required: 'Write the email.',
    // A spreadsheet's cell holds 32,767 characters; a template stays below it in every file.
    maxLength: 20_000,
    placeholder: 'Hi {{first_name|there}},',
    hint: 'Write {{first_name}} for what changes each time, or {{first_name|there}} to use “there” if it is empty. Lines that begin with “- ” or “1. ” become lists.',
  }),
};
export type Template = RecordOf<typeof fields>;
type TemplateValues = ValuesOf<typeof fields>;

export const senderFields = {
  address: longText('Postal address', { means: 'company.address', maxLength: 500, placeholder: 'Company, street, city, country' }),
  unsubscribe: url('Unsubscribe link', { maxLength: 500, placeholder: 'https://…' }),
  from: email('Your email address', { means: 'company.email', maxLength: 254, hint: 'The sender in .eml files.' }),
};
export type Sender = DraftOf<typeof senderFields>;

export interface TemplatesExtra {
  /** What was typed for each variable, one for all templates; an empty one was cleared on purpose. */
  values: { key: string; value: string }[];
  sender: Sender;
  sequences?: Sequence[] | undefined;
}
export type TemplatesData = RecordsData<typeof fields, TemplatesExtra>;

const startExtra: TemplatesExtra = { values: [], sender: { address: '', unsubscribe: '', from: '' } };

const sampleTemplates = (): Template[] => [
  {
    id: 'sample-invoice-reminder',
    name: 'Invoice Reminder',
    category: 'Follow-up',
    subject: 'Invoice {{invoice_number}} is due',
    preheader: 'A friendly reminder, with the date.',
    content: `Hi {{first_name|there}},

This is a friendly reminder that invoice {{invoice_number}} is due on {{due_date}}.

If you have paid already, please ignore this email. If something is wrong with the invoice, reply and we will sort it out.

Best wishes,
{{sender_name|Accounts}}`,
  },
];

export const state = recordsState<typeof fields, TemplatesExtra>({
  version: 1,
  fields,
  sample: sampleTemplates,
  extra: startExtra,
});

/** The sample joins the list; what was typed for the variables stays. */
export const withSample = (data: TemplatesData): TemplatesData => ({ ...data, records: [...sampleTemplates(), ...data.records] });

export const nameOf = ({ name }: { name: string }) => name.trim() || 'Untitled template';

export const applySave = (data: TemplatesData, id: string, values: TemplateValues): TemplatesData => ({
  ...data,
  records: data.records.some((record) => record.id === id)
    ? replaceById(data.records, id, (record) => asEdited({ ...record, ...values }))
    : [{ ...values, id }, ...data.records],
});

/** A copy to work on; its name says so, since files are named after templates. */
export const applyDuplicate = (data: TemplatesData, template: Template, newId: string): TemplatesData => ({
  ...data,
  records: [{ ...template, name: `${nameOf(template).slice(0, fields.name.maxLength - 5)} copy`, id: newId }, ...data.records],
});

export interface Filter {
  query: string;
  category: string;
}
export const startFilter: Filter = { query: '', category: 'all' };

const searchText = ({ name, category, subject, preheader, content }: Template) => [name, category, subject, preheader, content].join('\n');

export const selectTemplates = (templates: readonly Template[], { query, category }: Filter) =>
  selectRecords(templates, {
    query,
    searchIn: searchText,
    keep: (template) => category === 'all' || template.category === category,
  });

const plain = (typed: string) => foldText(typed).replace(/\s+/g, ' ').trim();

/** Same name and words: the same template, so a file imported twice adds nothing. */
export const templateIdentity = ({ name, category, subject, preheader, content }: Template) =>
  JSON.stringify([plain(name), category, plain(subject), plain(preheader), plain(content)]);
