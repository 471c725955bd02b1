/** Puts the focus on the first fault of a form, once the faults are on the screen; the form itself may come with them. */
export function focusFirstFault(findForm: () => HTMLElement | null): void {
  setTimeout(() => findForm()?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}
