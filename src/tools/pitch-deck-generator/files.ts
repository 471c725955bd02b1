import type { FileOffer } from '@/lib/files';
import type { Surroundings } from '@/lib/fields';
import { paperFor } from '@/kinds/document/paper-size';
import type { OpenRound } from './lint';
import { fileStem, type DeckData } from './model';

/** The deck as a page that presents itself, as slides to edit, and as pages to send. Open rounds of other tools may keep it a draft. */
export function deckFiles(data: DeckData, { currency }: Surroundings, rounds: readonly OpenRound[] = []): FileOffer[] {
  const stem = fileStem(data);
  const deck = async () => {
    const [{ toDeck }, { currencyOfAsk, lintDeck }] = await Promise.all([import('./deck'), import('./lint')]);
    return toDeck(data, lintDeck(data, currencyOfAsk(data, currency), rounds));
  };
  return [
    { label: 'HTML', name: `${stem}.html`, make: async () => (await import('./deck-html')).makeHtml(await deck()) },
    { label: 'PowerPoint', name: `${stem}.pptx`, make: async () => (await import('./deck-pptx')).makePptx(await deck()) },
    { label: 'PDF', name: `${stem}.pdf`, make: async () => (await import('./deck-pdf')).makePdf(await deck()) },
    {
      label: 'One-page teaser (PDF)',
      name: `${stem.replace(/-?pitch-deck$/, '')}-teaser.pdf`.replace(/^-/, ''),
      make: async () => {
        const [{ toTeaser }, { currencyOfAsk, lintDeck }, { pdfFile }, { readTheme, displayOf }] = await Promise.all([
          import('./teaser'),
          import('./lint'),
          import('@/formats/pdf'),
          import('./theme'),
        ]);
        const { accent, font } = readTheme(data.theme);
        const look = { accent, display: displayOf[font], ...(data.logo ? { logo: data.logo } : {}) };
        return pdfFile(toTeaser(data, lintDeck(data, currencyOfAsk(data, currency), rounds)), { paper: paperFor(currency), look });
      },
    },
  ];
}
