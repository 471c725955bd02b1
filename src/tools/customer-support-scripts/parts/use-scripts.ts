import { useEffect, useRef, useState } from 'react';
import type { Records } from '@/kinds/records/use-records';
import { useWorkplaceForm, type WorkplaceForm } from '@/kinds/records/use-workplace-form';
import { copyText } from '@/platform/clipboard';
import { makeId } from '@/platform/ids';
import { showToast } from '@/ui/toast';
import { applyEdit, applyNew, applyUse, checkDraft, type fields, titleOf, type Script, type ScriptsExtra } from '../model';
import { findTerms, needsAsking } from '../variables';

export type ScriptRecords = Records<typeof fields, ScriptsExtra>;
export type ScriptForm = WorkplaceForm<typeof fields>;

/** An edit also keeps the wording before it, and a short code must be free. */
export function useScriptForm(records: ScriptRecords, onSaved: (id: string) => void): ScriptForm {
  const { all, open, tool } = records;
  // Its own short code is no other's.
  const others = all.filter(({ id }) => id !== open?.id);
  return useWorkplaceForm(records, {
    check: (draft) => checkDraft(draft, others),
    apply: (data, id, values) =>
      data.records.some((script) => script.id === id)
        ? applyEdit(data, id, values, { id: makeId(), today: tool.around.today })
        : applyNew(data, values, id),
    onSaved,
  });
}

const confirmationMs = 2000;

export interface ScriptCopy {
  /** Copies at once, or asks for the variables first. A reply made of several scripts counts for each of them. */
  request: (script: Script, made?: readonly string[]) => void;
  write: (script: Script, text: string) => Promise<void>;
  asked: Script | undefined;
  copiedId: string;
  /** What the browser did not let us copy. */
  refused: string | undefined;
  dismiss: () => void;
}

export function useScriptCopy({ tool }: ScriptRecords): ScriptCopy {
  const [asked, setAsked] = useState<Script>();
  const counted = useRef<readonly string[]>([]);
  const [refused, setRefused] = useState<string>();
  const [copied, setCopied] = useState<{ id: string }>();
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const write = async (script: Script, text: string) => {
    const isCopied = await copyText(text);
    setAsked(undefined);
    if (!isCopied) return setRefused(text);
    setCopied({ id: script.id });
    tool.change((data) => counted.current.reduce(applyUse, data), { key: `uses.${script.id}` });
    const terms = findTerms(text);
    showToast(`Copied ${titleOf(script)}.${terms.length > 0 ? ` Check ${terms.slice(0, 3).join(', ')} before you send it.` : ''}`);
  };
  return {
    request: (script, made = [script.id]) => {
      counted.current = made;
      if (needsAsking(script.content)) setAsked(script);
      else void write(script, script.content);
    },
    write,
    asked,
    copiedId: copied?.id ?? '',
    refused,
    dismiss: () => {
      setAsked(undefined);
      setRefused(undefined);
    },
  };
}
