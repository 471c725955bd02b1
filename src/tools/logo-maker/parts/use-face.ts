import { useEffect, useMemo, useState } from 'react';
import type { OutlineFont } from '@/kinds/board/outline-text';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { loadFont, loadIcons, needsIcons, toFace } from '../face';
import { toInitials, type Settings } from '../model';
import { isDrawnAtStart, startFace, startFamily } from '../start-face';
import { guessedFace, type Face } from '../text-face';

export interface ShownFace {
  face: Face;
  status: 'loading' | 'outlines' | 'text' | 'failed';
}

/** The icons that are not drawn here, once one of them is wanted. */
function useIcons(settings: Settings): Face['icons'] {
  const [icons, setIcons] = useState<Face['icons']>();
  const isNeeded = needsIcons(settings) && !icons;
  useEffect(() => {
    if (isNeeded) loadIcons().then(setIcons, console.warn);
  }, [isNeeded]);
  return icons;
}

/** What the screen is drawn with: the letters of the start, else plain text, until the font has arrived. */
export function useFace(settings: Settings): ShownFace {
  const [loaded, setLoaded] = useState<{ key: string; font?: OutlineFont }>();
  const icons = useIcons(settings);
  const { fontFamily, weight, text, tagline } = settings;
  const key = `${fontFamily} ${weight}`;
  // The font library is larger than the rest of the page, so it comes when someone is about to draw, or has drawn.
  const isInUse = useIsInUse();
  const isAtStart = fontFamily === startFamily && weight === 'bold' && isDrawnAtStart(text + toInitials(text) + tagline);
  const isNeeded = isInUse || !isAtStart;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    loadFont(fontFamily, weight).then(
      (font) => isWanted && setLoaded({ key, font }),
      (error: unknown) => {
        console.warn(error);
        if (isWanted) setLoaded({ key });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [fontFamily, weight, key, isNeeded]);
  return useMemo((): ShownFace => {
    const withIcons = (face: Face): Face => (icons ? { ...face, icons } : face);
    if (loaded?.key !== key)
      return isAtStart ? { face: withIcons(startFace), status: 'outlines' } : { face: withIcons(guessedFace), status: 'loading' };
    if (!loaded.font) return { face: withIcons(guessedFace), status: 'failed' };
    const face = toFace(loaded.font, { text, tagline }, icons);
    return { face, status: face.path ? 'outlines' : 'text' };
  }, [loaded, key, isAtStart, icons, text, tagline]);
}
