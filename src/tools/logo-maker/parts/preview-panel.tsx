import { useMemo, type Ref } from 'react';
import { Chip, Notice, Panel } from '@/ui/layout';
import { optionLabel } from '@/lib/fields';
import { cutOf, faces, grounds } from '../content';
import { layoutLogo, previewSize, variationShare, type Drawing } from '../layout';
import { contrastsOf, fields, formatContrast, isIconLost, leastContrast, toReadable, type Settings } from '../model';
import { LogoSvg } from './logo-svg';
import { stageLook } from './stage';
import type { ShownFace } from './use-face';

interface PreviewPanelProps {
  settings: Settings;
  shown: ShownFace;
  drawing: Drawing;
}

const variations = [
  { ground: grounds.light, label: 'On a light background', look: 'bg-[#ffffff]' },
  { ground: grounds.dark, label: 'On a dark background', look: 'bg-[#111827]' },
] as const;

export function PreviewPanel({ ref, settings, shown, drawing }: PreviewPanelProps & { ref: Ref<HTMLDivElement> }) {
  const name = settings.text || 'no text';
  return (
    <Panel title="Preview">
      <div
        ref={ref}
        tabIndex={-1}
        className={`flex min-h-72 items-center justify-center rounded-(--radius-control) border border-line p-6 ${stageLook(settings)}`}
      >
        <LogoSvg drawing={drawing} size={previewSize} label={`Logo: ${name}`} />
      </div>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(144px,1fr))] gap-3">
        {variations.map((variation) => (
          <Variation key={variation.ground} {...variation} settings={settings} shown={shown} name={name} />
        ))}
      </div>
      <Facts settings={settings} shown={shown} drawing={drawing} />
    </Panel>
  );
}

type VariationProps = (typeof variations)[number] & Pick<PreviewPanelProps, 'settings' | 'shown'> & { name: string };

function Variation({ ground, label, look, settings, shown: { face }, name }: VariationProps) {
  const readable = useMemo(() => toReadable(settings, ground), [settings, ground]);
  const drawing = useMemo(() => layoutLogo(readable, face), [readable, face]);
  return (
    <figure className="min-w-0">
      <div className={`flex justify-center overflow-hidden rounded-(--radius-control) border border-line py-3 ${look}`}>
        <LogoSvg drawing={drawing} size={previewSize * variationShare} label={`${label}: ${name}`} />
      </div>
      <figcaption className="mt-1.5 text-[13px] text-mute">
        {label}
        {readable !== settings && `, with the text in ${readable.textColor} so that it can be seen`}
      </figcaption>
    </figure>
  );
}

function Facts({ settings, shown: { status }, drawing }: PreviewPanelProps) {
  const { fontFamily, fontSize, text, weight } = settings;
  const cut = cutOf(fontFamily, weight);
  const { drawnWith } = faces[fontFamily];
  const shownSize = Math.floor(drawing.fontSize * 10) / 10;
  const isReduced = text !== '' && shownSize < fontSize;
  const contrasts = contrastsOf(settings);
  const weak = contrasts.filter(({ ratio }) => ratio < leastContrast);
  return (
    <div className="mt-4 grid gap-2.5 border-t border-line pt-4">
      <ul className="flex flex-wrap gap-2">
        {contrasts.map(({ on, ratio }) => (
          <li key={on}>
            <Chip tone={ratio < leastContrast ? 'warn' : 'good'}>
              Contrast of text on {on}: {formatContrast(ratio)}
            </Chip>
          </li>
        ))}
        {status === 'outlines' && drawnWith !== fontFamily && (
          <li>
            <Chip>Drawn with {drawnWith}</Chip>
          </li>
        )}
        {cut !== weight && (
          <li>
            <Chip>
              Drawn in {optionLabel(fields.weight, cut).toLowerCase()}: {drawnWith} has no{' '}
              {optionLabel(fields.weight, weight).toLowerCase()} cut
            </Chip>
          </li>
        )}
        {isReduced && (
          <li>
            <Chip>Text reduced to {shownSize} px to fit</Chip>
          </li>
        )}
      </ul>
      {weak.length === contrasts.length && (
        <Notice>The text is hard to read on its background: a logo needs a contrast of at least {leastContrast}:1.</Notice>
      )}
      {isIconLost(settings) && <Notice>The icon is hard to see on its background.</Notice>}
      {status === 'text' && text !== '' && (
        <Notice tone="plain">
          {drawnWith} has no letters for part of this text, so it’s drawn with a font from your device. The SVG keeps it as text, and may
          look different elsewhere.
        </Notice>
      )}
      {status === 'failed' && <Notice>{drawnWith} couldn’t be loaded. What you see is drawn with a font from your device.</Notice>}
    </div>
  );
}
