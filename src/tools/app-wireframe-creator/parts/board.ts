/** What works on elements: one chunk, asked for when someone starts to use the page or there is something to show. */
export { Canvas } from './canvas';
export { paste } from './commands';
export { handleKey } from './keys';
export { LayerList } from './layer-list';
export { Properties } from './properties';
export { Strays } from './strays';
