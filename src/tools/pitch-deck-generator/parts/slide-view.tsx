import type { CSSProperties } from 'react';
import { openColors, placeLogo, splitPlaceholders, type Deck, type DeckSlide } from '../deck';
import { bulletIndent, lineHeight, page, pointGap, type Box, type TextBox } from '../layout';

interface SlideViewProps {
  deck: Deck;
  slide: DeckSlide;
  /** A small copy beside the real thing: seen, not read out. */
  isCopy?: boolean;
}

const share = (value: number, whole: number) => `${(value / whole) * 100}%`;
const unit = (points: number) => `${(points / page.width) * 100}cqw`;

const placeOf = ({ x, y, width, height }: Box): CSSProperties => ({
  left: share(x, page.width),
  top: share(y, page.height),
  width: share(width, page.width),
  height: share(height, page.height),
});

const sides = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

const textOf = (box: TextBox): CSSProperties => ({
  ...placeOf(box),
  fontSize: unit(box.size),
  lineHeight,
  color: box.color,
  textAlign: box.align,
  justifyContent: sides[box.valign],
});

function Pieces({ line }: { line: string }) {
  return splitPlaceholders(line).map(({ text, isOpen }, index) =>
    isOpen ? (
      <mark key={index} style={{ background: openColors.ground, color: openColors.text }}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** A slide at whatever width it is given: everything in it is measured in shares of that width. */
export function SlideView({ deck, slide, isCopy }: SlideViewProps) {
  const { theme, logo, slides } = deck;
  const { title, body, accent, footer } = slide.arrangement;
  const fallback = theme.font === 'Georgia' ? 'serif' : 'sans-serif';
  const Heading = isCopy ? 'div' : 'h2';
  return (
    <div
      aria-hidden={isCopy}
      className="@container relative aspect-video w-full overflow-hidden"
      style={{ background: theme.background, fontFamily: `"${theme.font}", ${fallback}` }}
    >
      <div className="absolute" style={{ ...placeOf(accent), background: theme.accent }} />
      <Heading className="absolute flex flex-col overflow-hidden font-bold wrap-anywhere" style={textOf(title)}>
        <span>
          <Pieces line={slide.title} />
        </span>
      </Heading>
      {slide.lines.length > 0 && (
        <ul className="absolute flex flex-col overflow-hidden wrap-anywhere" style={textOf(body)}>
          {slide.lines.map((line, index) => (
            <li
              key={index}
              className="relative flex-none"
              style={{
                marginBottom: index < slide.lines.length - 1 ? `${pointGap}em` : 0,
                paddingLeft: body.hasBullets ? `${bulletIndent}em` : 0,
              }}
            >
              {body.hasBullets && (
                <span
                  aria-hidden="true"
                  className="absolute top-[0.5em] left-[0.16em] size-[0.28em] rounded-full"
                  style={{ background: theme.accent }}
                />
              )}
              <Pieces line={line} />
            </li>
          ))}
        </ul>
      )}
      {logo && (
        <img
          alt={isCopy ? '' : 'Company logo'}
          src={logo.address}
          className="absolute"
          style={placeOf(placeLogo(logo, slide.arrangement))}
        />
      )}
      <p className="absolute flex flex-row items-end gap-[2em]" style={{ ...textOf(footer), justifyContent: 'space-between' }}>
        <span className="min-w-0 truncate">{slide.footer}</span>
        <span className="flex-none" aria-hidden="true">
          {slide.number} / {slides.length}
        </span>
      </p>
    </div>
  );
}
