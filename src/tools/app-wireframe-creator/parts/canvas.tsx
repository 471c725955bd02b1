import { memo, useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { drawingFont } from '@/lib/shapes';
import { Shapes } from '@/ui/shapes';
import { boundsOf } from '../change';
import { drawElement, paperOf } from '../draw';
import { deviceLabel, type WireElement } from '../model';
import { describe } from '../names';
import { gridStep } from '../snap';
import { frameLook, middleLook, sheetLook } from './empty-canvas';
import { GuideLines } from './guides';
import { Handles } from './handles';
import { useDrag } from './use-drag';
import type { Editor } from './use-editor';
import { fitZoom, stepZoom } from './zoom';

/** Drawn anew only when it changes itself: dragging one of five hundred draws one. */
const Art = memo(({ element }: { element: WireElement }) => <Shapes of={drawElement(element)} />);

interface ArtsProps {
  elements: readonly WireElement[];
  moved: ReadonlyMap<string, WireElement> | undefined;
}

/** A few neighbours: while one of them is dragged, the other neighbourhoods are not even looked at. */
const Arts = memo(({ elements, moved }: ArtsProps) =>
  elements.map((element) => <Art key={element.id} element={moved?.get(element.id) ?? element} />),
);

const neighbours = 32;
const splitUp = (elements: readonly WireElement[]) =>
  Array.from({ length: Math.ceil(elements.length / neighbours) }, (_, index) =>
    elements.slice(index * neighbours, (index + 1) * neighbours),
  );

interface TargetProps {
  element: WireElement;
  zoom: number;
  isChosen: boolean;
  isStop: boolean;
}

const leastTarget = 24;

/** What is pressed, focused and read out; the drawing below it is only to be seen. */
const Target = memo(({ element, zoom, isChosen, isStop }: TargetProps) => {
  const [wide, tall] = [Math.max(leastTarget, element.width * zoom), Math.max(leastTarget, element.height * zoom)];
  return (
    <rect
      data-id={element.id}
      x={(element.x + element.width / 2) * zoom - wide / 2}
      y={(element.y + element.height / 2) * zoom - tall / 2}
      width={wide}
      height={tall}
      fill="none"
      pointerEvents="all"
      role="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={describe(element)}
      aria-pressed={isChosen}
      data-hold={isChosen && !element.isLocked ? '' : undefined}
      className={isChosen ? (element.isLocked ? 'cursor-not-allowed' : 'cursor-move') : 'cursor-pointer'}
    />
  );
});

const mark = '#0b6b4a';
/** Lines nearer to each other than this would be a grey sheet. */
const leastGrid = 6;

export function Canvas({ editor }: { editor: Editor }) {
  const { wireframe, shown, chosen, ids, view, show } = editor;
  const { width, height } = wireframe;
  const { zoom } = view;
  const frame = useRef<HTMLDivElement>(null);
  const pattern = useId();
  const { preview, handlers, cancel } = useDrag(editor, frame);
  const paper = useMemo(() => [paperOf({ width, height })], [width, height]);
  const parts = useMemo(() => splitUp(shown), [shown]);
  const chosenNow = preview?.elements ? chosen.map((element) => preview.elements?.get(element.id) ?? element) : chosen;
  const stop = chosen[0]?.id ?? shown[0]?.id;
  // The pointer is held while a drag lasts, so the targets need not follow.
  const targets = useMemo(
    () =>
      shown.map((element) => (
        <Target key={element.id} element={element} zoom={zoom} isChosen={ids.has(element.id)} isStop={element.id === stop} />
      )),
    [shown, zoom, ids, stop],
  );

  useEffect(() => {
    if (frame.current) show({ zoom: fitZoom(frame.current, { width, height }, true) });
    // oxlint-disable-next-line react/exhaustive-deps -- only another size of the canvas asks for another zoom
  }, [width, height]);
  const zoomNow = useRef(zoom);
  zoomNow.current = zoom;
  useEffect(() => {
    const node = frame.current;
    // React listens passively, and a passive listener cannot keep the browser from zooming the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      show({ zoom: stepZoom(zoomNow.current, event.deltaY < 0 ? 1 : -1) });
    };
    // Parts of a drawing cannot say that a finger on them is not to scroll (touch-action), so the page is told here.
    const onTouchStart = (event: TouchEvent) => {
      if (event.touches.length === 1 && (event.target as Element).hasAttribute('data-hold')) event.preventDefault();
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    node?.addEventListener('touchstart', onTouchStart, { passive: false });
    return () => {
      node?.removeEventListener('wheel', onWheel);
      node?.removeEventListener('touchstart', onTouchStart);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- show keeps its meaning, the zoom comes by reference
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && cancel()) event.stopPropagation();
  };

  const grid = gridStep * zoom * (gridStep * zoom < leastGrid ? 2 : 1) * (gridStep * zoom < leastGrid / 2 ? 2 : 1);
  const sheet = { width: Math.round(width * zoom), height: Math.round(height * zoom) };
  const { lines, marquee } = preview ?? {};
  return (
    <div
      ref={frame}
      data-canvas=""
      role="region"
      aria-label="Canvas"
      tabIndex={0}
      className={`${frameLook} ${view.isPanning ? 'cursor-grab active:cursor-grabbing' : ''}`}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <div className={middleLook}>
        <div className="relative">
          <svg
            data-sheet=""
            viewBox={`0 0 ${width} ${height}`}
            {...sheet}
            fontFamily={drawingFont}
            role="img"
            aria-label={deviceLabel(wireframe)}
            className={sheetLook}
          >
            <Shapes of={paper} />
            {parts.map((elements, index) => (
              <Arts
                key={index}
                elements={elements}
                moved={elements.some(({ id }) => preview?.elements?.has(id)) ? preview?.elements : undefined}
              />
            ))}
          </svg>
          <svg
            {...sheet}
            className={`absolute inset-0 overflow-visible ${view.isPanning ? 'pointer-events-none' : ''}`}
            role="group"
            aria-label="Elements on the canvas"
          >
            {view.hasGrid && (
              <g className="pointer-events-none">
                <pattern id={pattern} width={grid} height={grid} patternUnits="userSpaceOnUse">
                  <path d={`M${grid} 0H0V${grid}`} fill="none" stroke="#1d4ed8" strokeOpacity={0.16} />
                </pattern>
                <rect {...sheet} fill={`url(#${pattern})`} />
              </g>
            )}
            {targets}
            <g className="pointer-events-none" fill="none" stroke={mark}>
              {chosenNow.map(({ id, x, y, width: wide, height: tall }) => (
                <rect key={id} x={x * zoom} y={y * zoom} width={wide * zoom} height={tall * zoom} strokeWidth={1.5} />
              ))}
              {lines?.x.map((at) => (
                <line key={`x${at}`} x1={at * zoom} x2={at * zoom} y1={0} y2={sheet.height} stroke="#be185d" />
              ))}
              {lines?.y.map((at) => (
                <line key={`y${at}`} y1={at * zoom} y2={at * zoom} x1={0} x2={sheet.width} stroke="#be185d" />
              ))}
              {marquee && (
                <rect
                  x={marquee.x * zoom}
                  y={marquee.y * zoom}
                  width={marquee.width * zoom}
                  height={marquee.height * zoom}
                  fill={mark}
                  fillOpacity={0.1}
                  strokeDasharray="4 3"
                />
              )}
            </g>
            <GuideLines wireframe={wireframe} moving={preview?.guide} zoom={zoom} onChange={editor.change} />
            {!view.isPickingSeveral && chosen.some(({ isLocked }) => !isLocked) && (
              <Handles box={boundsOf(chosenNow.filter(({ isLocked }) => !isLocked))} zoom={zoom} />
            )}
          </svg>
        </div>
      </div>
    </div>
  );
}
