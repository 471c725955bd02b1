import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

/**
 * A part of a screen whose code comes when it is first drawn, or before that by `load`. Only its own place waits for it;
 * `room` keeps that place until then.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, room: ReactNode = null) {
  const Part = lazy(async () => ({ default: await load() }));
  const Placed = (props: Props) => (
    <Suspense fallback={room}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Placed, { load });
}
