import type { ReactNode } from 'react';
import { plural, pluralOf } from '@/lib/text';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { Empty } from '@/ui/layout';
import { SearchBox, SelectBox } from '@/ui/search-box';

interface Choice {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A select for each named part of the filter, in this order. */
export type Choices<T> = Partial<Record<keyof T & string, Choice>>;

interface FilterBarProps<T extends { query: string }> {
  /** One of what is listed: "task". */
  noun: string;
  filter: T;
  /** The filter that shows everything. */
  start: T;
  onChange: (filter: T) => void;
  choices: Choices<T>;
  shown: number;
  total: number;
  /** Said when nothing is found. */
  noMatch?: string;
  /** Called when the filters are cleared, for filters that live elsewhere on the screen. */
  onClear?: () => void;
  className?: string;
  children?: ReactNode;
}

/** Search and selects over a list, how much of it is shown, and the way back when nothing is. */
export function FilterBar<T extends { query: string }>({
  noun,
  filter,
  start,
  onChange,
  choices,
  shown,
  total,
  noMatch = `No ${pluralOf(noun)} match`,
  onClear,
  className = 'mb-4',
  children,
}: FilterBarProps<T>) {
  const clear = () => {
    onChange(start);
    onClear?.();
  };
  const isSet = Object.keys(choices).some((name) => filter[name as keyof T] !== start[name as keyof T]);
  const selects = Object.entries<Choice | undefined>(choices).map(
    ([name, choice]) =>
      choice && (
        <SelectBox
          key={name}
          label={choice.label}
          value={String(filter[name as keyof T])}
          options={choice.options}
          onChange={(value) => onChange({ ...filter, [name]: value })}
        />
      ),
  );
  return (
    <>
      <div className={`no-print flex flex-wrap gap-2 ${className}`}>
        <SearchBox
          label={`Search ${pluralOf(noun)}`}
          placeholder={`Search ${pluralOf(noun)}...`}
          value={filter.query}
          onChange={(query) => onChange({ ...filter, query })}
        />
        {selects.length > 1 || children ? (
          <Fold label="Narrow down" buttonClass={`btn btn-icon ${isSet ? 'text-accent!' : ''}`} face={<Icon icon="sliders-horizontal" />}>
            {selects}
            {children}
          </Fold>
        ) : (
          <>
            {selects}
            {children}
          </>
        )}
      </div>
      <p role="status" className={shown === total ? 'sr-only' : 'mb-3 text-[13px] text-mute'}>
        {shown.toLocaleString('en-US')} of {plural(total, noun)} shown
      </p>
      {shown === 0 && total > 0 && <Empty text={noMatch} action={{ label: 'Clear Filters', icon: 'x', onClick: clear }} />}
    </>
  );
}
