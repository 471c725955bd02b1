import { hashText } from '@/lib/random';

/** The sample's slides up to version 2, by their words: work that holds them still holds a sample. */
const oldSlides = new Set([
  1268822684, 1218196449, 1711027322, 3840395697, 2235739358, 33687925, 2288769469, 1117742000, 750661183, 166024375,
]);

export function isOldSample(slide: unknown): slide is object {
  if (typeof slide !== 'object' || slide === null) return false;
  const { id, title, content } = slide as Record<string, unknown>;
  return String(id).startsWith('sample-') && oldSlides.has(hashText(`${String(title)}\n${String(content)}`));
}
