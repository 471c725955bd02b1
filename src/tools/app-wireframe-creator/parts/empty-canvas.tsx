import { deviceLabel } from '../model';
import type { Editor } from './use-editor';

export const frameLook = 'relative max-h-[82vh] overflow-auto rounded-(--radius-panel) border border-line bg-sunk select-none lg:h-160';
export const middleLook = 'mx-auto flex min-h-full w-fit items-center p-3 sm:p-7';
export const sheetLook = 'block max-w-none shadow-[0_0_0_1px_var(--line-strong)]';

/** The paper alone, until there is something to draw on it. */
export function EmptyCanvas({ editor }: { editor: Editor }) {
  const { wireframe, view } = editor;
  const { width, height } = wireframe;
  return (
    <div role="region" aria-label="Canvas" tabIndex={0} className={frameLook}>
      <div className={middleLook}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={Math.round(width * view.zoom)}
          height={Math.round(height * view.zoom)}
          role="img"
          aria-label={deviceLabel(wireframe)}
          className={sheetLook}
        >
          <rect width={width} height={height} fill="#ffffff" />
        </svg>
      </div>
    </div>
  );
}
