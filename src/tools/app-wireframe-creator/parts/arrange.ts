import { alignElements, distributeElements, orderElements, type Edge, type Order } from '../arrange';
import type { Editor } from './use-editor';

export const alignChosen = ({ edit, ids, wireframe }: Editor, edge: Edge) =>
  edit((elements) => alignElements(elements, ids, edge, wireframe));
export const distributeChosen = ({ edit, ids }: Editor, axis: 'x' | 'y') => edit((elements) => distributeElements(elements, ids, axis));
export const orderChosen = ({ edit, ids }: Editor, order: Order) => edit((elements) => orderElements(elements, ids, order));
