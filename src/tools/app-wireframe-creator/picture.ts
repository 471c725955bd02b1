import { framePicture } from '@/lib/shapes';
import { drawScreen } from './draw';
import { nameOfScreen, sampleMark, type Screen, type Wireframe } from './model';

export function toPicture(wireframe: Wireframe, screen: Screen, areNotesShown: boolean) {
  const mark = sampleMark({ screens: [screen] });
  return framePicture(drawScreen(screen, wireframe, areNotesShown), {
    title: `${mark === '' ? '' : `${mark}: `}${wireframe.name.trim() || 'Wireframe'}, ${nameOfScreen(wireframe, screen)}`,
    width: wireframe.width,
    height: wireframe.height,
  });
}
