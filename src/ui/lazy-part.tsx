import { lazy, Suspense, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';

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

/** A part that a page can do without: where its code cannot be fetched nothing stands in its place, and the next visit asks again. */
export function extraPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return function Extra(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    // Nothing at first, as on the prerendered page; what is there already comes before anything is painted.
    useLayoutEffect(() => {
      if (loaded) setPart(() => loaded);
      else load().then((part) => setPart(() => (loaded = part)), console.warn);
    }, []);
    return Part && <Part {...props} />;
  };
}
