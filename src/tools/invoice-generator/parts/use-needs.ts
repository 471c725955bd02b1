import { useEffect, useMemo, useState } from 'react';
import { isNumeric, type Messages } from '@/lib/fields';
import { eFormatLabels } from '../content';
import { fields } from '../model';
import type { findNeeds, Need } from '../needs';
import type { Computed } from '../totals';

interface Needs {
  all: readonly Need[];
  problems: Messages;
  notes: Messages;
  checks: { id: string; text: string }[];
}

const none: Needs = { all: [], problems: {}, notes: {}, checks: [] };

/** What the chosen e-invoice lacks; what knows its rules is loaded once one is chosen. */
export function useNeeds(computed: Computed, faults: readonly unknown[]): Needs {
  const { eFormat } = computed.head;
  const isWanted = eFormat !== 'none';
  const [find, setFind] = useState<typeof findNeeds>();
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      const needs = await import('../needs');
      setFind(() => needs.findNeeds);
    };
    // Without it the file still says what it lacks when it is asked for.
    load().catch(() => {});
  }, [isWanted]);
  return useMemo(() => {
    if (!find || !isWanted) return none;
    const all = find(computed, eFormat, faults);
    if (all.length === 0) return none;
    const messages = (isOf: (name: keyof typeof fields) => boolean) =>
      Object.fromEntries(all.flatMap(({ name, text }) => (name && isOf(name) ? [[name, text]] : [])));
    const names = all.map(({ name, text }) => (name ? fields[name].label : text.replace(/\.$/, '')));
    return {
      all,
      // A figure is not wrong because an e-invoice asks for another.
      problems: messages((name) => !isNumeric(fields[name])),
      notes: messages((name) => isNumeric(fields[name])),
      checks: [{ id: 'e-invoice', text: `${eFormatLabels[eFormat]} can’t be created yet. It lacks: ${[...new Set(names)].join(', ')}.` }],
    };
  }, [find, isWanted, computed, eFormat, faults]);
}
