import type { LookLine } from '@/lib/topics/facts';
import { faces } from './content';
import { fields, isUntouched, type Draft } from './model';

/** What the company looks like by this logo; nothing while it is nobody's. */
export function lookOf(draft: Draft): LookLine | undefined {
  // The ground is what people remember; without one, an icon of another color, else the letters.
  const onPage = draft.layout !== 'text' && draft.iconPaint === 'own' ? draft.iconColor : draft.textColor;
  const accent = (draft.shape === 'none' ? onPage : draft.backgroundColor).toLowerCase();
  if (isUntouched(draft) || !/^#[0-9a-f]{6}$/.test(accent)) return undefined;
  const family = fields.fontFamily.options.find((option) => option === draft.fontFamily) ?? 'Inter';
  return { accent, display: faces[family].drawnWith };
}
