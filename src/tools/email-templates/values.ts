import type { DraftOf, Messages, ValuesOf } from '@/lib/fields';
import type { fields, TemplatesExtra } from './model';
import { sampleValues } from './sample-values';
import { findVariables, hasStrayBraces, type Lookup, type Variable } from './variables';

/** In the order of the text, which is the order people think of them. */
export const variablesOf = ({ subject, preheader, content }: ValuesOf<typeof fields>): Variable[] =>
  findVariables(content, subject, preheader);

interface ShownValue {
  text: string;
  isSample: boolean;
}

/** What was typed, else the sample. */
export function shownValueOf(values: TemplatesExtra['values'], key: string): ShownValue {
  const typed = values.find((value) => value.key === key);
  const sample = sampleValues.get(key) ?? '';
  return typed ? { text: typed.value, isSample: false } : { text: sample, isSample: sample !== '' };
}

export const lookupWithSamples =
  (values: TemplatesExtra['values']): Lookup =>
  (key) =>
    shownValueOf(values, key);

/** Only what was typed: what goes out to people holds no sample. */
export const lookupTyped =
  (values: TemplatesExtra['values']): Lookup =>
  (key) => ({ text: values.find((value) => value.key === key)?.value ?? '', isSample: false });

/** Where the first value is missing, in the order of the variables. */
export const findOpen = (template: ValuesOf<typeof fields>, values: TemplatesExtra['values']): number =>
  variablesOf(template).findIndex(({ key, fallback }) => {
    const { text, isSample } = shownValueOf(values, key);
    return isSample || (text.trim() === '' && fallback === '');
  });

/** For mail to real people: a sample is never filled in. */
export const typedValueOf = (values: TemplatesExtra['values'], key: string) => values.find((value) => value.key === key)?.value ?? '';

export const setValue = (extra: TemplatesExtra, key: string, value: string): TemplatesExtra => ({
  ...extra,
  values: [...extra.values.filter((known) => known.key !== key), { key, value }],
});

export const clearValues = (extra: TemplatesExtra, keys: readonly string[]): TemplatesExtra => ({
  ...extra,
  values: [...extra.values.filter(({ key }) => !keys.includes(key)), ...keys.map((key) => ({ key, value: '' }))],
});

export const resetValues = (extra: TemplatesExtra, keys: readonly string[]): TemplatesExtra => ({
  ...extra,
  values: extra.values.filter(({ key }) => !keys.includes(key)),
});

/** What the form questions beside what each field says of itself. */
export function notesOn(draft: DraftOf<typeof fields>): Messages {
  const notes: Messages = {};
  for (const name of ['subject', 'preheader', 'content'] as const)
    if (hasStrayBraces(draft[name])) notes[name] = 'Some {{ or }} aren’t paired, so they aren’t read as variables.';
  return notes;
}
