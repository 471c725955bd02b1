import { framePicture } from '@/lib/shapes';
import { drawScreen } from './draw';
import { isSample, nameOfScreen, type Screen, type Wireframe } from './model';

export const toPicture = (wireframe: Wireframe, screen: Screen, areNotesShown: boolean) =>
  framePicture(drawScreen(screen, wireframe, areNotesShown), {
    title: `${isSample(wireframe) ? 'Sample: ' : ''}${wireframe.name.trim() || 'Wireframe'}, ${nameOfScreen(wireframe, screen)}`,
    width: wireframe.width,
    height: wireframe.height,
  });
