import { longTextLimit } from '@/lib/fields';
import { joinWords } from '@/lib/text';
import { contractTypes, roles, typeLabels } from './content';
import type { FieldName } from './fields';
import { typeOf, type ContractData } from './model';

const terms =
  'These are terms of a contract: keep every right, duty, amount, share and number of days exactly as strong as it is, and add no term of your own.';
const list = 'One on each line, without a sign before it. Keep the number of lines and their order, and add none.';

/** The answers that are written rather than filled in, and what makes each a good one. */
const advices = {
  serviceDescription:
    'It is the scope of a contract: say what is done and for what result, so that an outsider could tell whether it was done. Add no duty and no promise.',
  deliverables: `Each is a thing that can be handed over and checked. ${list}`,
  paymentTerms: terms,
  cancellationTerms: terms,
  benefits: `These are an employee's benefits. ${list}`,
  confidentialInformation: 'It names what stays secret. Make it neither wider nor narrower.',
  disclosurePurpose: 'It says what the secrets may be used for. Make it neither wider nor narrower.',
  additionalTerms: terms,
} as const satisfies Partial<Record<FieldName, string>>;
type WrittenName = keyof typeof advices;

export const isWritten = (name: FieldName): name is WrittenName => Object.hasOwn(advices, name);

export const adviceFor = (name: WrittenName): string => advices[name];

export const exhibitAdvice = `It is an exhibit to a contract. ${terms} Keep the lines.`;

/** What a model should know beside the text: which contract, between whom, about what. */
export function toBackground({ answers }: ContractData, asked?: WrittenName): Record<string, string> {
  const type = typeOf(answers);
  const { client, provider } = roles[type || contractTypes[0]];
  return {
    'Contract type': type === '' ? '' : typeLabels[type],
    [client]: answers.clientName,
    [provider]: answers.providerName,
    ...(type === 'employment' ? { Position: answers.position } : {}),
    ...(type === 'nda' || asked === 'serviceDescription' ? {} : { Services: answers.serviceDescription }),
  };
}

/** As long as a field may hold, and never empty. */
const fit = (text: string) =>
  text
    .replace(/[\uE000-\uE003]/g, '')
    .trim()
    .slice(0, longTextLimit);

export function takeAnswer(data: ContractData, name: WrittenName, text: string): ContractData {
  const fitting = fit(text);
  return fitting === '' ? data : { ...data, answers: { ...data.answers, [name]: fitting } };
}

export function takeExhibit(data: ContractData, id: string, text: string): ContractData {
  const fitting = fit(text);
  if (fitting === '') return data;
  return { ...data, exhibits: data.exhibits.map((exhibit) => (exhibit.id === id ? { ...exhibit, text: fitting } : exhibit)) };
}

/** What to say after it; a contract should not go out with what a model left open. */
export function describeTaken(label: string, text: string, source: string): string {
  const open = [...new Set(text.match(/\[[^[\]\n]{1,80}\]/g) ?? [])];
  return `${label}: wording by ${source}, accepted by you${open.length === 0 ? '' : `. Still open in it: ${joinWords(open.slice(0, 3))}`}`;
}
