/** The kinds of things that tools exchange, by name. */
import type { MoneyLine } from './money';
import type { Parcel } from './parcel';
import type { PostLine } from './posts';
import type { TextLine } from './texts';

export interface Topics {
  money: MoneyLine;
  texts: TextLine;
  posts: PostLine;
}
export type Topic = keyof Topics;
export type ParcelOf<T extends Topic> = Parcel<Topics[T]>;
