import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Deck } from '../deck';
import { SlideView } from './slide-view';

/** The whole deck on paper, whichever slide is on the screen; drawn only while the page is printed. */
export function PrintDeck({ deck }: { deck: Deck }) {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // At once: the page is laid out for paper as soon as this returns.
    const follow = () => flushSync(() => setIsPrinting(paper.matches));
    const begin = () => flushSync(() => setIsPrinting(true));
    paper.addEventListener('change', follow);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', follow);
    return () => {
      paper.removeEventListener('change', follow);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', follow);
    };
  }, []);
  if (!isPrinting) return null;
  return (
    <ol aria-label="Slides on paper" className="hidden print:block">
      {deck.slides.map((slide) => (
        <li key={slide.id} className="mb-6 break-inside-avoid border border-line [print-color-adjust:exact]">
          <SlideView deck={deck} slide={slide} />
        </li>
      ))}
    </ol>
  );
}
