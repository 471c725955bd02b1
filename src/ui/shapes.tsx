import { createElement, memo } from 'react';
import type { Shape } from '@/lib/shapes';

/** A drawing's elements on the screen: the same, in the same order, as in the files. Stands inside an svg. */
export const Shapes = memo(({ of: shapes }: { of: readonly Shape[] }) =>
  shapes.map(({ tag, attributes, text }, index) => createElement(tag, { key: index, ...attributes }, text)),
);
