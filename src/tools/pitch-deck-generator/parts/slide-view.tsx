import { openColors, splitPlaceholders, type Deck, type DeckSlide } from '../deck';
import { page, toSimple, type DrawnText, type Simple } from '../drawn';
import { paragraphStyle, placeOf, textStyle } from '../page-style';
import type { Theme } from '../theme';

interface SlideViewProps {
  deck: Deck;
  slide: DeckSlide;
  /** A small copy beside the real thing: seen, not read out. */
  isCopy?: boolean;
}

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

function ShapeOf({ part }: { part: Simple }) {
  if (part.kind === 'line') return <line x1={part.x1} y1={part.y1} x2={part.x2} y2={part.y2} stroke={part.color} strokeWidth={1} />;
  if (part.kind !== 'box' && part.kind !== 'circle') return null;
  const { x, y, width, height, fill = 'none', stroke, isDashed, radius } = part;
  const look = { fill, stroke, strokeWidth: stroke ? 1 : undefined, strokeDasharray: isDashed ? '5 4' : undefined };
  return part.kind === 'circle' ? (
    <ellipse cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} {...look} />
  ) : (
    <rect x={x} y={y} width={width} height={height} rx={radius} {...look} />
  );
}

function TextOf({ text, theme, isCopy }: { text: DrawnText; theme: Theme; isCopy: boolean }) {
  const Heading = text.role === 'title' && !isCopy ? 'h2' : 'div';
  const isList = text.paragraphs.some(({ isPoint }) => isPoint);
  const Line = isList ? 'li' : 'p';
  const lines = text.paragraphs.map((paragraph, index) =>
    text.role === 'title' ? (
      <span key={index} className="text-balance" style={paragraphStyle(paragraph, text, theme)}>
        <Pieces line={paragraph.text} />
      </span>
    ) : (
      <Line key={index} className="relative flex-none" style={paragraphStyle(paragraph, text, theme)}>
        {paragraph.isPoint && (
          <span aria-hidden="true" className="absolute top-[0.55em] left-[0.2em] size-[0.25em] rounded-full bg-current opacity-60" />
        )}
        <Pieces line={paragraph.text} />
      </Line>
    ),
  );
  const isHidden = text.role === 'foot' || text.role === 'number';
  const Frame = isList ? 'ul' : Heading;
  return (
    <Frame
      aria-hidden={isHidden || undefined}
      className={`absolute flex flex-col wrap-anywhere ${isHidden || text.role === 'section' ? 'overflow-hidden' : ''}`}
      style={textStyle(text, theme)}
    >
      {lines}
    </Frame>
  );
}

/** A slide at whatever width it is given: everything in it is measured in shares of that width. */
export function SlideView({ deck, slide, isCopy = false }: SlideViewProps) {
  const parts = toSimple(slide.parts);
  return (
    <div aria-hidden={isCopy} className="@container relative aspect-video w-full overflow-hidden font-normal">
      <svg aria-hidden="true" viewBox={`0 0 ${page.width} ${page.height}`} className="absolute inset-0 size-full">
        {parts.map((part, index) => (
          <ShapeOf key={index} part={part} />
        ))}
      </svg>
      {parts.map((part, index) => {
        if (part.kind === 'text') return <TextOf key={index} text={part} theme={deck.theme} isCopy={isCopy} />;
        if (part.kind === 'picture')
          return <img key={index} alt={isCopy ? '' : part.alt} src={part.address} className="absolute" style={placeOf(part)} />;
        return null;
      })}
    </div>
  );
}
