import { plural } from '@/lib/text';
import type { Deck, DeckSlide } from '../deck';
import { SlideView } from './slide-view';

/** Of a text that is far too long, enough is shown to see it. */
const mostFurther = 6;

/** Where the text of a slide goes on. */
export function FurtherSlides({ deck, slides }: { deck: Deck; slides: readonly DeckSlide[] }) {
  return (
    <div className="mt-3">
      <p className="mb-1.5 text-[13px] text-mute">Its text continues on {plural(slides.length, 'more slide')}:</p>
      <div className="grid grid-cols-2 gap-3">
        {slides.slice(0, mostFurther).map((each) => (
          <div key={each.id} className="overflow-hidden rounded-(--radius-control) border border-line">
            <SlideView deck={deck} slide={each} isCopy />
          </div>
        ))}
      </div>
    </div>
  );
}
