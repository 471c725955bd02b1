import type { FileOffer } from '@/lib/files';
import { fileStem, type Screen, type Wireframe } from './model';

/** What stands in a saved project, and is asked of one that is opened. */
export const fileMark = { app: 'groundwork', tool: 'app-wireframe-creator', version: 1 } as const;

export type FileKind = 'png' | 'png2' | 'svg' | 'html' | 'excalidraw' | 'zip';

/** PNG and SVG are of the open screen, all other files of the whole project. */
export function offerFiles(wireframe: Wireframe, screen: Screen, hasNotes: boolean): FileOffer[] {
  const stem = fileStem(wireframe, screen);
  const whole = fileStem(wireframe);
  const offer = (label: string, name: string, kind: FileKind): FileOffer => ({
    label,
    name,
    make: async () => (await import('./make-file')).makeFile(kind, wireframe, screen, hasNotes),
  });
  return [
    offer('PNG', `${stem}.png`, 'png'),
    offer('PNG 2x', `${stem}@2x.png`, 'png2'),
    offer('SVG', `${stem}.svg`, 'svg'),
    offer('HTML click-through', `${whole}.html`, 'html'),
    offer('Excalidraw', `${whole}.excalidraw`, 'excalidraw'),
    ...(wireframe.screens.length > 1 ? [offer('All screens (ZIP)', `${whole}-screens.zip`, 'zip')] : []),
  ];
}
