import type { ClipboardEvent } from 'react';
import { plural } from '@/lib/text';
import { showToast } from '@/ui/toast';
import { pasteLimit } from '../model';

/** Browsers take seconds to write thousands of lines into a field; a text this long is put there at once. */
const longText = 10_000;

/** What fits, in whole lines. */
export function fitLines(text: string): { text: string; left: number } {
  const lines = text.replace(/\r\n?/g, '\n');
  if (lines.length <= pasteLimit) return { text: lines, left: 0 };
  const end = lines.lastIndexOf('\n', pasteLimit);
  const kept = lines.slice(0, end < 0 ? pasteLimit : end);
  return { text: kept, left: lines.slice(kept.length).trim().split('\n').length };
}

export function takeLongPaste(event: ClipboardEvent<HTMLElement>, put: (text: string) => void): void {
  const field = event.target;
  const pasted = event.clipboardData.getData('text/plain');
  if (!(field instanceof HTMLTextAreaElement) || pasted.length < longText) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = field;
  const { text, left } = fitLines(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
  put(text);
  if (left > 0) showToast(`There was no room for ${plural(left, 'line')} at the end.`);
}
