import { lazy, Suspense, use, type ComponentProps } from 'react';
import { WriterContext } from './use-preview';

const PictureField = lazy(async () => ({ default: (await import('./picture-field')).PictureField }));

/** The place of a picture. What opens and shrinks one comes as soon as somebody is there to choose it. */
export function PicturePlace(props: ComponentProps<typeof PictureField>) {
  const isInUse = use(WriterContext) !== undefined;
  const place = <div className="h-25 sm:col-span-2" />;
  if (!isInUse) return place;
  return (
    <Suspense fallback={place}>
      <PictureField {...props} />
    </Suspense>
  );
}
