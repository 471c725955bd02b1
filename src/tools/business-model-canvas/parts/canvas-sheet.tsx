import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawingFont } from '@/lib/shapes';
import { Shapes } from '@/ui/shapes';
import { printPage } from '@/platform/print';
import { drawCanvas } from '../drawing';
import type { CanvasData } from '../model';
import { useLatest } from './use-latest';

const settleMs = 500;

/** While this is on the page, paper lies on its side. */
function useLandscapePages(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page{size:landscape;margin:8mm}');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}

/** Out of sight it is drawn anew only when typing pauses, and at the latest when someone prints. */
function useSettled(data: CanvasData, isShown: boolean): CanvasData {
  const [settled, setSettled] = useState(data);
  const latest = useLatest(data);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(data), isShown ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, [data, isShown]);
  useEffect(() => {
    const settle = () => flushSync(() => setSettled(latest.current));
    window.addEventListener('beforeprint', settle);
    return () => window.removeEventListener('beforeprint', settle);
  }, [latest]);
  return isShown ? data : settled;
}

interface CanvasSheetProps {
  data: CanvasData;
  today: string;
  isShown: boolean;
  /** It prints, not the button: whoever asks at once waits until there is something to print. */
  printsAsked: number;
  onReady: () => void;
}

/** The drawing of the files, as the preview and as what is printed from any view: one page, on its side. */
export function CanvasSheet({ data, today, isShown, printsAsked, onReady }: CanvasSheetProps) {
  const settled = useSettled(data, isShown);
  useLandscapePages();
  useLayoutEffect(onReady, []); // oxlint-disable-line react/exhaustive-deps -- once
  useEffect(() => {
    if (printsAsked > 0) printPage();
  }, [printsAsked]);
  const { width, height, title, shapes } = useMemo(() => drawCanvas(settled, today), [settled, today]);
  return (
    <div
      className={`paper overflow-x-auto print:absolute print:inset-0 print:block print:h-screen print:overflow-hidden print:rounded-none ${isShown ? '' : 'hidden'}`}
      role="region"
      aria-label="Preview"
      tabIndex={isShown ? 0 : -1}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        fontFamily={drawingFont}
        role="img"
        aria-label={title}
        className="block h-auto w-full min-w-[760px] print:h-full print:min-w-0"
      >
        <Shapes of={shapes} />
      </svg>
    </div>
  );
}
