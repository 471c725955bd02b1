import { useRef, useState } from 'react';

/** A form that says what is wrong once somebody tried to go on, and then puts the focus on the first fault. */
export function useTried() {
  const [hasTried, setHasTried] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  return {
    hasTried,
    formRef,
    refuse: () => {
      setHasTried(true);
      // Once the faults are on the screen.
      setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    },
    forget: () => setHasTried(false),
  };
}
