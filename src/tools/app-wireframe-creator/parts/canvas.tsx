import { useEffect, useId, useMemo, useRef, type KeyboardEvent } from 'react';
import { boundsOf } from '../change';
import { deviceLabel } from '../model';
import { gridStep } from '../snap';
import { frameLook, middleLook } from './empty-canvas';
import { GuideLines } from './guides';
import { Handles } from './handles';
import { ArtLayer, LiftedLayer, TargetLayer } from './layers';
import { useDrag } from './use-drag';
import type { Editor } from './use-editor';
import { watchPinch } from './pinch';
import { fitZoom, stepZoom } from './zoom';

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
  const chosenNow = preview?.elements ? chosen.map((element) => preview.elements?.get(element.id) ?? element) : chosen;
  const size = { width, height, zoom };
  const moving = preview?.elements ? [...preview.elements.keys()].join('\n') : '';
  const lifted = useMemo(() => new Set(moving === '' ? [] : moving.split('\n')), [moving]);

  useEffect(() => {
    if (frame.current) show({ zoom: fitZoom(frame.current, { width, height }, true) });
    // oxlint-disable-next-line react/exhaustive-deps -- only another size of the canvas asks for another zoom
  }, [width, height]);
  const zoomNow = useRef(zoom);
  zoomNow.current = zoom;
  const cancelNow = useRef(cancel);
  cancelNow.current = cancel;
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
      // A finger that comes down while the page still scrolls belongs to the scrolling.
      if (event.cancelable && event.touches.length === 1 && (event.target as Element).hasAttribute('data-hold')) event.preventDefault();
    };
    node?.addEventListener('wheel', onWheel, { passive: false });
    node?.addEventListener('touchstart', onTouchStart, { passive: false });
    const forget =
      node &&
      watchPinch(node, { zoom: () => zoomNow.current, onStart: () => void cancelNow.current(), onZoom: (next) => show({ zoom: next }) });
    return () => {
      forget?.();
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
          <ArtLayer {...size} label={deviceLabel(wireframe)} elements={shown} lifted={lifted} />
          <TargetLayer {...size} elements={shown} chosen={ids} stop={chosen[0]?.id ?? shown[0]?.id} isPanning={view.isPanning} />
          {preview?.elements && <LiftedLayer {...size} elements={preview.elements.values()} />}
          <svg
            {...sheet}
            role="group"
            aria-label="Guides and handles"
            className={`pointer-events-none absolute inset-0 overflow-visible ${preview ? 'will-change-transform' : ''}`}
          >
            {view.hasGrid && (
              <g className="pointer-events-none">
                <pattern id={pattern} width={grid} height={grid} patternUnits="userSpaceOnUse">
                  <path d={`M${grid} 0H0V${grid}`} fill="none" stroke="#1d4ed8" strokeOpacity={0.16} />
                </pattern>
                <rect {...sheet} fill={`url(#${pattern})`} />
              </g>
            )}
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
              <Handles box={boundsOf(chosenNow.filter(({ isLocked }) => !isLocked))} zoom={zoom} isIdle={view.isPanning} />
            )}
          </svg>
        </div>
      </div>
    </div>
  );
}
