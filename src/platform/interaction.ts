const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
let hasInteracted = false;

/** True from the first sign of a person on; what is only needed then need not come with the page. */
export const isInUse = () => hasInteracted;

export function watchUse(onUse: () => void): () => void {
  const notice = () => {
    hasInteracted = true;
    stop();
    onUse();
  };
  const stop = () => signs.forEach((sign) => document.removeEventListener(sign, notice));
  if (!hasInteracted) signs.forEach((sign) => document.addEventListener(sign, notice, { passive: true }));
  return stop;
}
