import { usePrinting } from '@/ui/use-printing';
import type { Deck } from '../deck';
import { SlideView } from './slide-view';

/** The whole deck on paper, whichever slide is on the screen; drawn only while the page is printed. */
export function PrintDeck({ deck }: { deck: Deck }) {
  const isPrinting = usePrinting();
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
