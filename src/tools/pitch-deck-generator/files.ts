import type { FileOffer } from '@/formats/file';
import type { Deck } from './deck';
import { fileStem, type DeckData } from './model';

/** The deck as a page that presents itself, as slides to edit, and as pages to send. */
export function deckFiles(data: DeckData, deck: Deck): FileOffer[] {
  const stem = fileStem(data);
  return [
    { label: 'HTML', name: `${stem}.html`, make: async () => (await import('./deck-html')).makeHtml(deck) },
    { label: 'PowerPoint', name: `${stem}.pptx`, make: async () => (await import('./deck-pptx')).makePptx(deck) },
    { label: 'PDF', name: `${stem}.pdf`, make: async () => (await import('./deck-pdf')).makePdf(deck) },
  ];
}
