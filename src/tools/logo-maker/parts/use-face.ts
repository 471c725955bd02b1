import { useEffect, useState } from 'react';
import type { OutlineFont } from '@/kinds/board/outline-text';
import { useIsInUse } from '@/kinds/work/use-in-use';
import type { Family } from '../content';
import { loadFont, toFace } from '../face';
import { guessedFace, type Face } from '../layout';
import { toInitials, type Settings } from '../model';
import { isDrawnAtStart, startFace, startFamily } from '../start-face';

export interface ShownFace {
  face: Face;
  status: 'loading' | 'outlines' | 'text' | 'failed';
}

/** What the screen is drawn with: the letters of the start, else plain text, until the font has arrived. */
export function useFace(settings: Settings): ShownFace {
  const [loaded, setLoaded] = useState<{ family: Family; font?: OutlineFont }>();
  const family = settings.fontFamily;
  // The font library is larger than the rest of the page, so it comes when someone is about to draw, or has drawn.
  const isInUse = useIsInUse();
  const isAtStart = family === startFamily && isDrawnAtStart(settings.text + toInitials(settings.text));
  const isNeeded = isInUse || !isAtStart;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    loadFont(family).then(
      (font) => isWanted && setLoaded({ family, font }),
      (error: unknown) => {
        console.warn(error);
        if (isWanted) setLoaded({ family });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [family, isNeeded]);
  if (loaded?.family !== family) return isAtStart ? { face: startFace, status: 'outlines' } : { face: guessedFace, status: 'loading' };
  if (!loaded.font) return { face: guessedFace, status: 'failed' };
  const face = toFace(loaded.font, settings);
  return { face, status: face.path ? 'outlines' : 'text' };
}
