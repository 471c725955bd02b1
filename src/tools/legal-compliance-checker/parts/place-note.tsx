import { readLocation } from '@/lib/places';
import { describeLocation } from '../place';

/** How the typed place is read, before anything is made from it. */
export default function PlaceNote({ location }: { location: string }) {
  return <>{describeLocation(readLocation(location))}</>;
}
