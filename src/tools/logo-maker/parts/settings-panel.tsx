import { useState, type ReactNode } from 'react';
import { optionLabel } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { lazyPart } from '@/ui/lazy-part';
import { FieldGroup, Panel } from '@/ui/layout';
import { faces, swatches, symbolPaths } from '../content';
import { fields, figureSymbols, type Settings } from '../model';

const IconPicker = lazyPart(async () => (await import('./icon-picker')).IconPicker);

interface SettingsPanelProps {
  form: FormHandle<typeof fields>;
  settings: Settings;
  aside?: ReactNode;
}

export function SettingsPanel({ form, settings, aside }: SettingsPanelProps) {
  const { fontFamily, shape, borderWidth, layout } = settings;
  const { drawnWith } = faces[fontFamily];
  return (
    <Panel title="Settings" aside={aside}>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="text" wide />
        <Field of={form} name="tagline" wide />
        <div className="min-w-0">
          <Field of={form} name="fontFamily" />
          {drawnWith !== fontFamily && (
            <p className="mt-1 text-[13px] text-mute">Drawn with {drawnWith}, an open font with the same letter widths.</p>
          )}
        </div>
        <Field of={form} name="weight" />
        <Field of={form} name="fontSize" />
        <Field of={form} name="tracking" />
        <Field of={form} name="textColor" wide />
      </div>
      <FieldGroup title="Background and shape">
        <div className="grid gap-2.5 sm:col-span-2">
          <Field of={form} name="backgroundColor" />
          <Swatches value={settings.backgroundColor} onChoose={(color) => form.set('backgroundColor', color)} />
        </div>
        <Field of={form} name="format" wide />
        <Field of={form} name="shape" />
        <Field of={form} name="padding" />
        <Field of={form} name="borderWidth" />
        {borderWidth > 0 && <Field of={form} name="borderColor" />}
        {shape === 'none' && (
          <p className="text-[13px] text-mute sm:col-span-2">
            Without a shape the background stays transparent{borderWidth > 0 ? ' and no border is drawn' : ''}.
          </p>
        )}
      </FieldGroup>
      <FieldGroup title="Icon">
        <Field of={form} name="layout" wide />
        {layout !== 'text' && (
          <>
            <Symbols value={settings.symbol} onChoose={(symbol) => form.set('symbol', symbol)} />
            <Field of={form} name="iconPaint" />
            {settings.iconPaint === 'own' && <Field of={form} name="iconColor" />}
          </>
        )}
      </FieldGroup>
    </Panel>
  );
}

function Swatches({ value, onChoose }: { value: string; onChoose: (color: string) => void }) {
  return (
    <div role="group" aria-label="Background color presets" className="flex flex-wrap gap-1">
      {swatches.map(({ name, color }) => (
        <button
          key={color}
          type="button"
          aria-label={name}
          aria-pressed={value === color}
          title={`${name} ${color}`}
          className="rounded-(--radius-control) border-2 border-transparent p-0.5 aria-pressed:border-ink"
          onClick={() => onChoose(color)}
        >
          <svg width={28} height={28} aria-hidden="true" className="block">
            <rect x={0.5} y={0.5} width={27} height={27} rx={6} fill={color} stroke="currentColor" strokeOpacity={0.35} />
          </svg>
        </button>
      ))}
    </div>
  );
}

function Symbols({ value, onChoose }: { value: string; onChoose: (symbol: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const isOther = !(figureSymbols as readonly string[]).includes(value);
  return (
    <>
      <div role="group" aria-label="Icon" className="flex flex-wrap gap-1.5 sm:col-span-2">
        {figureSymbols.map((name) => {
          const label = name === 'monogram' ? 'AB, a monogram' : optionLabel(fields.symbol, name);
          return (
            <button
              key={name}
              type="button"
              aria-label={label}
              aria-pressed={value === name}
              title={label}
              className="btn btn-icon size-10"
              onClick={() => onChoose(name)}
            >
              {name === 'monogram' ? (
                'AB'
              ) : (
                <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
                  <path d={symbolPaths[name]} fill="currentColor" fillRule="evenodd" />
                </svg>
              )}
            </button>
          );
        })}
      </div>
      <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Fewer icons' : '200 more icons'}
        </Button>
        {isOther && <span className="text-mute">Icon: {optionLabel(fields.symbol, value)}</span>}
      </div>
      {isOpen && <IconPicker value={value} onChoose={onChoose} />}
    </>
  );
}
