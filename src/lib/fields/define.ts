import type { Meaning } from '../topics/texts';

/**
 * An input is said once. Its control, label, default, validation, table column, file header,
 * import rule, stored shape and fuzz generator all follow from the description here.
 */
interface Common {
  label: string;
  hint?: string;
  placeholder?: string;
  /** The message shown when the field is left empty; without it the field is optional. */
  required?: string;
  /** What an answer here means: it starts from what is known of it, and may be taken by other tools. The first that is known counts. */
  means?: Meaning | readonly Meaning[];
}

export interface TextField extends Common {
  kind: 'text' | 'long' | 'email' | 'url' | 'tel';
  default: string;
  maxLength: number;
  autoComplete?: string;
}

export interface NumberField extends Common {
  /** The stored value: minor units for money, a whole number, a decimal, a fraction for percent. */
  kind: 'money' | 'integer' | 'decimal' | 'percent';
  /** As it would be typed. */
  default: string;
  min?: number;
  max?: number;
  /** Money for one piece, which is multiplied: all its digits count, also those beyond the currency's own. */
  isRate?: true;
  /** A plain figure whose unit is typed in another field, by its name: where that is a currency, 12.400 is an amount. */
  unitIn?: string;
  /** What one pays for a month: a price by the year or the hour is another figure. */
  isMonthly?: true;
}

export interface RangeField extends Common {
  kind: 'range';
  default: string;
  min: number;
  max: number;
  unit?: string;
}

export interface DayField extends Common {
  kind: 'day';
  default: '' | 'today';
  /** An earlier day is taken but questioned, so that late entries stay possible. */
  earliest?: 'today';
}

export interface TimeField extends Common {
  kind: 'time';
  default: string;
}

export interface ChoiceField<Option extends string = string> extends Common {
  kind: 'choice';
  options: readonly Option[];
  /** The words on the screen, where they differ from the stored option. */
  labels?: Partial<Record<Option, string>>;
  /** An empty default shows the placeholder until something is chosen. */
  default: Option | '';
}

export interface FlagField extends Common {
  kind: 'flag';
  default: boolean;
}

export interface ListField extends Common {
  kind: 'list';
  default: string;
  maxLength: number;
}

export interface ColorField extends Common {
  kind: 'color';
  default: string;
}

export type FieldDefinition =
  | TextField
  | NumberField
  | RangeField
  | DayField
  | TimeField
  | ChoiceField
  | FlagField
  | ListField
  | ColorField;

export type Fields = Record<string, FieldDefinition>;

/** What is being typed: text as typed, so that nothing is lost before it is understood. */
export type DraftOf<F extends Fields> = {
  [K in keyof F]: F[K] extends FlagField ? boolean : string;
};

/** What it means. */
export type ValuesOf<F extends Fields> = {
  [K in keyof F]: F[K] extends FlagField
    ? boolean
    : F[K] extends ListField
      ? string[]
      : F[K] extends NumberField | RangeField
        ? number
        : F[K] extends ChoiceField<infer Option>
          ? Option
          : string;
};

/** `isEdited` marks a sample that was edited: from then on it is the user's. */
export type RecordOf<F extends Fields> = ValuesOf<F> & { id: string; isEdited?: true };

type Options<F extends FieldDefinition> = Partial<Omit<F, 'kind' | 'label'>>;

export const shortTextLimit = 2_000;
export const longTextLimit = 50_000;
export const mostListItems = 500;
export const longestId = 80;

const textOf =
  (kind: TextField['kind'], maxLength: number) =>
  (label: string, options: Options<TextField> = {}): TextField => ({
    kind,
    label,
    default: '',
    maxLength,
    ...options,
  });

export const text = textOf('text', shortTextLimit);
export const longText = textOf('long', longTextLimit);
export const email = textOf('email', shortTextLimit);
export const url = textOf('url', shortTextLimit);

const numberOf =
  (kind: NumberField['kind']) =>
  (label: string, options: Options<NumberField> = {}): NumberField => ({
    kind,
    label,
    default: '',
    ...options,
  });

export const money = numberOf('money');
export const integer = numberOf('integer');
export const decimal = numberOf('decimal');
export const percent = numberOf('percent');

export const range = (label: string, options: Options<RangeField> & { min: number; max: number; default: string }): RangeField => ({
  kind: 'range',
  label,
  ...options,
});

export const day = (label: string, options: Options<DayField> = {}): DayField => ({
  kind: 'day',
  label,
  default: '',
  ...options,
});

export const time = (label: string, options: Options<TimeField> = {}): TimeField => ({
  kind: 'time',
  label,
  default: '',
  ...options,
});

export const choice = <const Option extends string>(
  label: string,
  options: readonly Option[],
  more: Partial<Omit<ChoiceField<Option>, 'kind' | 'label' | 'options'>> = {},
): ChoiceField<Option> => ({ kind: 'choice', label, options, default: '', ...more });

export const flag = (label: string, options: Options<FlagField> = {}): FlagField => ({
  kind: 'flag',
  label,
  default: false,
  ...options,
});

export const list = (label: string, options: Options<ListField> = {}): ListField => ({
  kind: 'list',
  label,
  default: '',
  maxLength: shortTextLimit,
  ...options,
});

export const color = (label: string, options: Options<ColorField> & { default: string }): ColorField => ({
  kind: 'color',
  label,
  ...options,
});

export const isNumeric = (field: FieldDefinition): field is NumberField => ['money', 'integer', 'decimal', 'percent'].includes(field.kind);

export const optionLabel = (field: ChoiceField, option: string): string => field.labels?.[option] ?? option;
