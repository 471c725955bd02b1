import { useState, type FocusEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { parseMoney } from '@/lib/money';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { fields, fillAnnualPrice, typeSuggestion } from '../model';
import type { TierRecords } from './use-subscription-plan';

/** The list's own form, which also sets the annual price on leaving the monthly one, and can be told not to. */
export function useTierForm(records: TierRecords, discount: number) {
  const { tool } = records;
  const { currency } = tool.around;
  const [isLocked, setIsLocked] = useState(false);
  const [replaced, setReplaced] = useState({ from: '', to: '' });

  // Only what is saved now: a tier that stands at zero already was meant to.
  const filling: TierRecords = { ...records, save: (values, id) => records.save(fillAnnualPrice(values, discount), id) };
  const form = useRecordForm(filling, {
    isAlwaysOpen: true,
    check: (_values, draft) => {
      const price = parseMoney(draft.monthlyPrice, currency);
      return price.ok && price.value <= 0 ? { monthlyPrice: fields.monthlyPrice.required } : {};
    },
  });
  const { draft } = form.handle;
  const read = (typed: string) => {
    const parsed = parseMoney(typed, currency);
    return parsed.ok ? parsed.value : 0;
  };
  const monthly = read(draft.monthlyPrice);
  const suggestion = typeSuggestion(monthly, discount, currency);

  const suggest = () => {
    const saved = records.all.find(({ id }) => id === form.target);
    const from = draft.annualPrice.trim();
    // Passing through the field of a saved tier must not change its price.
    if (isLocked || suggestion === '' || saved?.monthlyPrice === monthly || read(from) === read(suggestion)) return;
    const isOwn = from !== '' && from !== replaced.to && read(from) !== 0;
    // At once, so that the price is there when its field is entered next.
    flushSync(() => {
      form.setAll({ annualPrice: suggestion });
      setReplaced({ from: isOwn ? from : '', to: suggestion });
    });
  };
  const afresh = <Args extends unknown[], Result>(run: (...args: Args) => Result) => {
    return (...args: Args) => {
      setIsLocked(false);
      setReplaced({ from: '', to: '' });
      return run(...args);
    };
  };

  const hasReplaced = replaced.from !== '' && draft.annualPrice === replaced.to;
  return {
    form: {
      ...form,
      edit: afresh(form.edit),
      close: afresh(form.close),
      save: () => {
        const isSaved = form.save();
        if (isSaved) afresh(() => undefined)();
        return isSaved;
      },
      handle: {
        ...form.handle,
        fields: {
          ...fields,
          annualPrice: {
            ...fields.annualPrice,
            placeholder: suggestion,
            hint: `Empty or 0: twelve months less ${discount}%.`,
          },
        },
        notes: {
          ...form.handle.notes,
          ...(hasReplaced ? { annualPrice: `Changed from ${replaced.from} to ${replaced.to}.` } : {}),
        },
      },
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.target.getAttribute('name') !== 'monthlyPrice') return;
      suggest();
      // What is typed next replaces the suggestion; it must not be added to it.
      const next = event.relatedTarget;
      if (next instanceof HTMLInputElement && next.name === 'annualPrice') next.select();
    },
    lock: { isLocked, toggle: () => setIsLocked(!isLocked) },
    /** Puts the typed price back, and keeps it from being replaced again. */
    restore: hasReplaced
      ? (event: MouseEvent<HTMLElement>) => {
          form.setAll({ annualPrice: replaced.from });
          setIsLocked(true);
          event.currentTarget.closest('form')?.querySelector<HTMLElement>('[name=annualPrice]')?.focus();
        }
      : undefined,
  };
}
export type TierForm = ReturnType<typeof useTierForm>;
