import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Shapes } from '@/ui/shapes';
import { drawBack, drawNodes, placeNetwork, screenPalette, type Picture } from '../drawing';
import { card, findPlaces, moveByKey, toPlace } from '../layout';
import type { Place } from '../model';
import { useViewBox } from './use-view-box';

interface DiagramBoardProps {
  picture: Picture;
  /** Drawn with a stronger edge; choosing another card places nothing anew. */
  chosen: string;
  zoom: number;
  onChoose: (id: string) => void;
  onMove: (id: string, to: Place) => void;
}

const keyStep = 24;
/** A hand that shakes while it clicks moves nothing. */
const leastDrag = 4;
/** With more cards than this, only the chosen one is a stop of the Tab key; the list chooses. */
const mostStops = 40;
/** With more cards than this, only those in view are drawn. */
const mostDrawn = 300;

interface Drag {
  id: string;
  from: Place;
  pointer: Place;
  to: Place | undefined;
}

/** The drawing of the files, in the colours of the screen, with cards that can be moved. */
export function DiagramBoard({ picture, chosen, zoom, onChoose, onMove }: DiagramBoardProps) {
  const [drag, setDrag] = useState<Drag>();
  const scroller = useRef<HTMLDivElement>(null);
  const isLarge = picture.nodes.length > mostDrawn;
  const view = useViewBox(scroller, zoom, isLarge);
  const shown = useMemo(
    () => (drag?.to ? { ...picture, positions: { ...picture.positions, [drag.id]: drag.to } } : picture),
    [picture, drag],
  );
  const placed = useMemo(() => placeNetwork(shown), [shown]);
  const seen = isLarge ? view : undefined;
  const { width, height, frame, links, unlabelled } = useMemo(() => drawBack(placed, screenPalette, seen), [placed, seen]);
  const nodes = useMemo(() => drawNodes(placed, screenPalette, seen, chosen), [placed, seen, chosen]);
  const { places, most } = useMemo(() => findPlaces(picture.nodes, picture.links, picture.positions), [picture]);
  const stop = nodes.some(({ id }) => id === chosen) ? chosen : nodes[0]?.id;

  // A card chosen from the list may lie far away.
  useEffect(() => {
    const place = chosen !== '' && isLarge ? places.get(chosen) : undefined;
    const box = scroller.current;
    if (!place || !box) return;
    const [x, y] = [place.x * zoom, place.y * zoom];
    const isSeen =
      x >= box.scrollLeft &&
      x <= box.scrollLeft + box.clientWidth - card.width * zoom &&
      y >= box.scrollTop &&
      y <= box.scrollTop + box.clientHeight;
    if (!isSeen) box.scrollTo(Math.max(0, x - box.clientWidth / 2), Math.max(0, y - box.clientHeight / 2));
  }, [chosen, places, zoom, isLarge]);

  const placeOf = (id: string): Place => places.get(id) ?? { x: 0, y: 0 };
  const onPointerDown = (event: PointerEvent<SVGRectElement>, id: string) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    setDrag({ id, from: placeOf(id), pointer: { x: event.clientX, y: event.clientY }, to: undefined });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    const [across, down] = [event.clientX - drag.pointer.x, event.clientY - drag.pointer.y];
    if (!drag.to && Math.hypot(across, down) < leastDrag) return;
    setDrag({ ...drag, to: toPlace({ x: drag.from.x + across / zoom, y: drag.from.y + down / zoom }, most) });
  };
  const onPointerUp = () => {
    if (!drag) return;
    setDrag(undefined);
    onChoose(drag.id);
    if (drag.to) onMove(drag.id, drag.to);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = moveByKey(placeOf(id), event.key, event.shiftKey ? keyStep / 4 : keyStep, most);
    if (to) onMove(id, to);
    else if (event.key === 'Enter' || event.key === ' ') onChoose(id);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={scroller}
        className="relative max-h-[75vh] overflow-auto rounded-(--radius-control) bg-sunk"
        role="region"
        aria-label="Drawing"
        tabIndex={0}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={Math.round(width * zoom)}
          height={Math.round(height * zoom)}
          className="block max-w-none select-none"
          role="group"
          aria-label="Nodes and links"
        >
          <g aria-hidden="true">
            <Shapes of={frame} />
            <Shapes of={links} />
          </g>
          {nodes.map(({ id, words, place, shapes }) => (
            <g key={id}>
              <g aria-hidden="true">
                <Shapes of={shapes} />
              </g>
              <rect
                {...place}
                {...card}
                rx={9}
                fill="transparent"
                role="button"
                tabIndex={nodes.length <= mostStops || id === stop ? 0 : -1}
                aria-label={words}
                aria-pressed={chosen === id}
                className="cursor-grab touch-none active:cursor-grabbing"
                onPointerDown={(event) => onPointerDown(event, id)}
                onPointerMove={onPointerMove}
                onPointerUp={onPointerUp}
                onPointerCancel={() => setDrag(undefined)}
                onKeyDown={(event) => onKeyDown(event, id)}
              />
            </g>
          ))}
        </svg>
      </div>
      {unlabelled > 0 && picture.links.length > 0 && (
        <p className="mt-3 text-[13px] text-mute">Labels that would cover a link or a card are left out; the list of links has them all.</p>
      )}
    </>
  );
}
