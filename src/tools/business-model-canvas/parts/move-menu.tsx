import { Icon } from '@/ui/icon';
import { Menu, type MenuItem } from '@/ui/menu';

interface MoveMenuProps {
  name: string;
  /** Made when the menu opens: there may be hundreds of notes. */
  places: () => MenuItem[];
  tabIndex: number;
  className: string;
  /** In the left half of the sheet it opens to the right, or it would leave the screen. */
  isLeft: boolean;
}

/** Where the note can go, one click each; its button is a stop of the Tab key only where its note is. */
export function MoveMenu({ name, places, tabIndex, className, isLeft }: MoveMenuProps) {
  return (
    <Menu
      label={`Move ${name}`}
      items={places}
      tabIndex={tabIndex}
      buttonClass={className}
      side={isLeft ? 'right-0 lg:right-auto lg:left-0' : 'right-0'}
    >
      <Icon icon="move" size={14} />
    </Menu>
  );
}
