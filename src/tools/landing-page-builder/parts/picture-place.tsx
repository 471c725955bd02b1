import { lazy, Suspense, type ComponentProps } from 'react';
import { useIsInUse } from '@/kinds/work/use-in-use';

const PictureField = lazy(async () => ({ default: (await import('./picture-field')).PictureField }));

/** The place of a picture. What opens and shrinks one comes as soon as somebody is there to choose it. */
export function PicturePlace(props: ComponentProps<typeof PictureField>) {
  const isInUse = useIsInUse();
  const place = <div className="h-24 sm:col-span-2" />;
  if (!isInUse) return place;
  return (
    <Suspense fallback={place}>
      <PictureField {...props} />
    </Suspense>
  );
}
