/** True only when the text really reached the clipboard. Call it inside the click. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn('Clipboard refused, trying the older way.', error);
    return copyBySelection(text);
  }
}

/** Both versions at once, so that a mail program takes the formatted one and a text editor the plain one. */
export async function copyRich(text: string, html: string): Promise<boolean> {
  let isSet = false;
  const onCopy = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
    isSet = true;
  };
  document.addEventListener('copy', onCopy, { once: true, capture: true });
  try {
    isSet = document.execCommand('copy') && isSet;
  } catch {
    isSet = false;
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true });
  }
  return isSet || copyText(text);
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  const focused = document.activeElement;
  holder.value = text;
  holder.setAttribute('aria-hidden', 'true');
  holder.className = 'sr-only';
  (document.querySelector('dialog[open]') ?? document.body).append(holder);
  holder.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
