import { useId, type MouseEvent, type ReactNode } from 'react';
import { Icon } from './icon';

interface FoldProps {
  /** What is in it: "More", "Actions for Rent". */
  label: string;
  /** What the button shows. */
  face?: ReactNode;
  buttonClass?: string;
  children: ReactNode;
}

/** Where there is room, what is in it stands in the row. On a phone one button opens it as a sheet at the foot of the screen. */
export function Fold({ label, face, buttonClass = 'btn btn-quiet btn-icon', children }: FoldProps) {
  const id = useId();
  const closeAfter = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('a, button:not([aria-haspopup])') && 'hidePopover' in currentTarget)
      currentTarget.hidePopover();
  };
  return (
    <>
      {/* Whatever is pressed in it does its work by itself; the sheet only goes away. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <span id={id} popover="auto" className="fold" role="group" aria-label={label} onClick={closeAfter}>
        {children}
      </span>
      <button type="button" popoverTarget={id} aria-label={label} title={label} className={`${buttonClass} md:hidden`}>
        {face ?? <Icon icon="ellipsis" />}
      </button>
    </>
  );
}
