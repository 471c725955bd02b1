import { optionLabel } from '@/lib/fields';
import type { Sheet } from '@/lib/sheet';
import { basisLabels, dataHints, dataLabels } from './content';
import { readWork, typesNamed } from './facts';
import { fields, isSampleWork, type Work } from './model';
import { tidy } from './sections';

const headers = [
  'Controller',
  'Contact',
  'Data protection officer',
  'Type of data',
  'Examples',
  'People concerned',
  'Purpose',
  'Legal basis',
  'Kept for',
  'Recipients',
  'Countries',
  'Transfer safeguard',
  'Security measures',
  'Policy date',
];

const unique = (parts: readonly string[]) => [...new Set(parts.map(tidy).filter((part) => part !== ''))].join('; ');

/** The record of processing: one row for each type of data, an empty cell for what is not known yet. */
export function toDataMap(work: Work): Sheet {
  const { answers, collected, details, processors } = readWork(work);
  const rows = collected.map((type) => {
    const { purpose, basis, retention, people } = details[type];
    const receivers = processors.filter(({ data }) => typesNamed(data).includes(type));
    return [
      tidy(answers.companyName),
      tidy(answers.email),
      tidy(answers.officer),
      dataLabels[type],
      dataHints[type],
      tidy(people),
      tidy(purpose),
      (basis as string) === '' ? '' : basisLabels[basis],
      tidy(retention),
      unique(receivers.map(({ name }) => name)),
      unique(receivers.map(({ country }) => country)),
      (answers.safeguard as string) === '' ? '' : optionLabel(fields.safeguard, answers.safeguard),
      tidy(answers.security),
      answers.effectiveDate,
    ];
  });
  return {
    name: isSampleWork(work) ? 'Data map (sample)' : 'Data map',
    columns: headers.map((label) => ({ label, kind: label === 'Policy date' ? 'day' : 'text' })),
    rows,
  };
}
