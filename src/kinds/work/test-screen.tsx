import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { hideToast, showToast, Toaster } from '@/ui/toast';
import { emptyWorkspace, tellChanges, useWorkspace } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';

let shown: Root | undefined;
tellChanges(showToast);

function clear() {
  act(() => shown?.unmount());
  shown = undefined;
  hideToast();
  useWorkspace.setState(emptyWorkspace);
}

/** A tool's screen in a test, with its messages, and what a person does there. */
export function showScreen(screen: ReactNode) {
  vi.useFakeTimers();
  clear();
  // Files share what they import: what is left to stand here, the next file's tests would meet.
  onTestFinished(clear);
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  shown = createRoot(box);
  act(() =>
    shown?.render(
      <ToolIdContext value="test">
        {screen}
        <Toaster />
      </ToolIdContext>,
    ),
  );
  const button = (name: string) => {
    const all = [...box.querySelectorAll('button')];
    const found = all.find(({ textContent }) => textContent === name) ?? all.find((one) => one.getAttribute('aria-label') === name);
    if (!found) throw new Error(`There is no button “${name}”.`);
    return found;
  };
  const field = (label: string) => {
    const found = [...box.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    const input = document.getElementById(found?.htmlFor ?? '');
    if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field “${label}”.`);
    return input;
  };
  return {
    /** Until what it sets off is done. */
    press: (name: string) =>
      act(async () => {
        button(name).click();
        await vi.advanceTimersByTimeAsync(300);
      }),
    type: (label: string, text: string) =>
      act(() => {
        const input = field(label);
        // React listens to the setter of the element itself.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    field,
    /** The message that a field refers to. */
    messageOf: (label: string) =>
      (field(label).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    said: () => box.querySelector('[role=status]')?.textContent ?? '',
    text: () => box.textContent ?? '',
    buttons: () => [...box.querySelectorAll('button')].map(({ textContent }) => textContent),
  };
}
