import { useEffect, useRef, useState } from 'react';
import { hasProblems, readDraft } from '@/lib/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { copyText } from '@/platform/clipboard';
import { makeId } from '@/platform/ids';
import { hideToast, showToast } from '@/ui/toast';
import { applyEdit, applyNew, applyUse, checkDraft, fields, titleOf, type Script, type ScriptsExtra } from '../model';
import { findTerms, needsAsking } from '../variables';

export type ScriptRecords = Records<typeof fields, ScriptsExtra>;
export interface ScriptForm extends RecordForm<typeof fields> {
  /** Tells apart what is written, also where it has no id yet: what was proposed for one is not shown beside the next. */
  work: string;
}

/** New scripts begun on this visit, for as long as proposals last. */
let begun = 0;
const countNew = () => {
  begun += 1;
};

/** The list's own form; an edit also keeps the wording before it, and a short code must be free. */
export function useScriptForm(records: ScriptRecords, onSaved: (id: string) => void): ScriptForm {
  const { all, tool } = records;
  // Its own short code is no other's.
  const others = all.filter(({ id }) => id !== records.open?.id);
  const form = useRecordForm(records, { check: (_values, draft) => checkDraft(draft, others).problems });
  const { handle, target } = form;
  const tellReplaced = () => {
    if (form.isOpen) tool.say('The script you started was closed');
  };
  return {
    ...form,
    work: target || `new ${begun}`,
    open: (preset) => {
      countNew();
      form.open(preset);
      tellReplaced();
    },
    edit: (script) => {
      // Going back to the same edit goes on with what was typed.
      if (form.isOpen && script.id === target) return;
      form.edit(script);
      tellReplaced();
    },
    handle: {
      ...handle,
      set: (name, value) => {
        // An older offer to undo would now take back the typing instead.
        hideToast();
        handle.set(name, value);
      },
      notes: { ...handle.notes, ...checkDraft(handle.draft, others).notes },
    },
    save: () => {
      const { values, problems } = readDraft(fields, handle.draft, tool.around);
      // The list's form refuses and marks what is at fault.
      if (hasProblems({ ...problems, ...checkDraft(handle.draft, others).problems })) return form.save();
      const isKnown = all.some(({ id }) => id === target);
      const id = isKnown ? target : makeId();
      // The record, the version and the closing of the form are one step, so that one undo takes back all three.
      tool.changeAll(({ data, drafts: { record: _closed, ...drafts } }) => ({
        drafts,
        data: isKnown ? applyEdit(data, id, values, { id: makeId(), today: tool.around.today }) : applyNew(data, values, id),
      }));
      // An older offer to undo would now take back this save instead.
      hideToast();
      onSaved(id);
      return true;
    },
  };
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
