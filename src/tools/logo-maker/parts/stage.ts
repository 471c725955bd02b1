import { grounds } from '../content';
import { isReadable, type Settings } from '../model';

/** Text without a shape is shown on whichever ground lets it be seen. */
export const stageLook = ({ shape, textColor }: Pick<Settings, 'shape' | 'textColor'>) =>
  shape !== 'none' ? 'bg-sunk' : isReadable(textColor, grounds.light) ? 'bg-[#ffffff]' : 'bg-[#111827]';
