import { useEffect, useRef } from 'react';

/** The heading of a step. Once someone moves between steps, it takes the focus, so that nobody is lost. */
export function StepHeading({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-[17px] font-semibold outline-none">
      {text}
    </h2>
  );
}
