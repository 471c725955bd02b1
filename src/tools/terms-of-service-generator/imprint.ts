/** Who runs a website, as some countries want it published: only what was typed, and the missing facts by name. */
import { heading, markDraft, paragraph, type Block, type Document, type Term } from '@/lib/blocks';
import { fillGap } from '@/lib/gaps';
import { choice, email, emptyDraft, text, type DraftOf } from '@/lib/fields';
import { readLocation } from '@/lib/places';
import type { Draft } from './model';
import { tidy } from './facts';

export const imprintPlaces = ['Germany', 'Austria', 'Switzerland', 'France'] as const;
export type ImprintPlace = (typeof imprintPlaces)[number];

export const imprintFields = {
  place: choice('Country of the imprint', imprintPlaces, { placeholder: 'Choose a country' }),
  legalForm: text('Legal form', { placeholder: 'GmbH' }),
  representedBy: text('Represented by', { placeholder: 'Names of the managing directors', hint: 'Leave empty for a sole trader.' }),
  phone: text('Phone', { autoComplete: 'tel', means: 'company.phone' }),
  email: email('Imprint email', { hint: 'Empty: the contact email.' }),
  registerName: text('Register and court', {
    placeholder: 'Handelsregister, Amtsgericht Leipzig',
    hint: 'Leave empty if you are in none.',
  }),
  registerNumber: text('Register number', { placeholder: 'HRB 12345' }),
  vatId: text('VAT number', { placeholder: 'DE123456789', hint: 'Leave empty if you have none.' }),
  authority: text('Supervisory authority', { hint: 'Only for trades that need a permit.' }),
  profession: text('Chamber and professional rules', { hint: 'Only for regulated professions.' }),
  publisher: text('Director of publication', { placeholder: 'A person’s name' }),
  capital: text('Share capital', { placeholder: '10,000 €' }),
  host: text('Host of the website', { placeholder: 'Name, address and phone number' }),
};
export type ImprintDraft = DraftOf<typeof imprintFields>;
export type ImprintName = keyof typeof imprintFields;

export const startImprint = (): ImprintDraft => emptyDraft(imprintFields, '');

interface Rules {
  title: string;
  /** The act that asks for it. */
  law: string;
  /** Asked for from everybody there, beside name, address and email. */
  needed: readonly ImprintName[];
  /** Printed where it was typed. */
  given: readonly ImprintName[];
  words: Partial<Record<ImprintName | 'name' | 'address', string>>;
}

const german = {
  name: 'Anbieter',
  address: 'Anschrift',
  representedBy: 'Vertreten durch',
  phone: 'Telefon',
  email: 'E-Mail',
  registerName: 'Register',
  registerNumber: 'Registernummer',
  vatId: 'Umsatzsteuer-Identifikationsnummer',
  authority: 'Aufsichtsbehörde',
  profession: 'Kammer und berufsrechtliche Regelungen',
} as const;

const rules: Record<ImprintPlace, Rules> = {
  Germany: {
    title: 'Impressum',
    law: 'Angaben gemäß § 5 DDG',
    needed: ['phone'],
    given: ['representedBy', 'registerName', 'registerNumber', 'vatId', 'authority', 'profession'],
    words: german,
  },
  Austria: {
    title: 'Impressum',
    law: 'Angaben gemäß § 5 ECG und § 25 MedienG',
    needed: ['phone'],
    given: ['representedBy', 'registerName', 'registerNumber', 'vatId', 'authority', 'profession'],
    words: { ...german, registerName: 'Firmenbuch', registerNumber: 'Firmenbuchnummer', vatId: 'UID-Nummer' },
  },
  Switzerland: {
    title: 'Impressum',
    law: 'Angaben gemäß Art. 3 Abs. 1 lit. s UWG',
    needed: [],
    given: ['representedBy', 'phone', 'registerName', 'registerNumber', 'vatId'],
    words: { ...german, registerName: 'Handelsregister', registerNumber: 'Unternehmens-Identifikationsnummer (UID)', vatId: 'MWST-Nummer' },
  },
  France: {
    title: 'Mentions légales',
    law: 'Article 1-1 de la loi n° 2004-575 du 21 juin 2004',
    needed: ['phone', 'publisher', 'host'],
    given: ['representedBy', 'capital', 'registerName', 'registerNumber', 'vatId', 'authority'],
    words: {
      name: 'Éditeur',
      address: 'Siège',
      representedBy: 'Représentant légal',
      phone: 'Téléphone',
      email: 'Adresse électronique',
      registerName: 'Registre',
      registerNumber: 'Numéro d’immatriculation',
      vatId: 'Numéro de TVA intracommunautaire',
      authority: 'Autorité de contrôle',
      publisher: 'Directeur de la publication',
      capital: 'Capital social',
      host: 'Hébergeur',
    },
  },
};

/** The country that was chosen, or the one of the terms where it wants an imprint. */
export function imprintPlace({ place }: Pick<ImprintDraft, 'place'>, { country }: Pick<Draft, 'country'>): ImprintPlace | undefined {
  const home = readLocation(country);
  return imprintPlaces.find((name) => name === place) ?? imprintPlaces.find((name) => name === (home.country ?? home.label));
}

/** What this country asks about. */
export const imprintNames = (place: ImprintPlace): ImprintName[] => [
  ...(place === 'Switzerland' ? [] : (['legalForm'] as const)),
  ...rules[place].needed,
  ...rules[place].given.filter((name) => !rules[place].needed.includes(name)),
  'email',
];

/** "Kiosk GmbH", without saying the form twice. */
function nameIn(company: string, form: string): string {
  const [name, legal] = [tidy(company), tidy(form)];
  return name === '' || legal === '' || name.toLowerCase().endsWith(legal.toLowerCase()) ? name : `${name} ${legal}`;
}

export function toImprint(answers: Draft, imprint: ImprintDraft, place: ImprintPlace): Document {
  const { title, law, needed, given, words } = rules[place];
  const label = (name: ImprintName | 'name' | 'address') => words[name] ?? '';
  const name = nameIn(answers.companyName, imprint.legalForm);
  const typed = (field: ImprintName) => tidy(imprint[field]);
  // A number without its register says nothing, nor does a register without a number.
  const isAsked = (field: ImprintName) =>
    needed.includes(field) ||
    (field === 'registerNumber' && typed('registerName') !== '') ||
    (field === 'registerName' && typed('registerNumber') !== '' && place !== 'Switzerland');
  const rows: Term[] = [
    { label: label('name'), value: fillGap(name, 'Company Name') },
    { label: label('address'), value: fillGap(tidy(answers.address), 'Postal Address') },
    { label: label('email'), value: fillGap(typed('email') || tidy(answers.contactEmail), 'Contact Email') },
    ...[...needed, ...given.filter((field) => !needed.includes(field))].flatMap((field) => {
      const value = typed(field);
      return value === '' && !isAsked(field) ? [] : [{ label: label(field), value: fillGap(value, imprintFields[field].label) }];
    }),
  ];
  const blocks: Block[] = [heading(1, title), paragraph(law, 'muted'), { kind: 'terms', rows }];
  return markDraft({ title, blocks });
}

/** What to know about it there; as of 2025. */
export const imprintNotes: Record<ImprintPlace, string> = {
  Germany:
    'Needed on nearly every business website (section 5 DDG), reachable in two clicks. The phone number may be left out only if people can reach you just as quickly in another way. A link to the EU’s dispute platform is no longer needed: it closed in July 2025. As of 2025.',
  Austria: 'Needed on business websites (section 5 ECG, section 25 MedienG; companies in the register also section 14 UGB). As of 2025.',
  Switzerland:
    'Needed where goods or services are offered online (article 3 of the UWG): who you are, with postal and email address. As of 2025.',
  France:
    'Needed on every business website (article 1-1 of the law of 21 June 2004, LCEN): the company with its register number, the director of publication and the host with address and phone number. As of 2025.',
};
