import { LogoPicker } from '@/kinds/work/logo-picker';
import { useLiveForm } from '@/kinds/work/live-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { useOffered } from '@/workspace/offers';
import type { Tool } from '@/workspace/tool-state';
import type { DeckData } from '../model';
import { checkContrast, formatRatio, themeFields, toReadableTheme } from '../theme';

/** Layout, font, colours and logo of the whole deck, and whether they can be read. */
export function LookPanel({ tool }: { tool: Tool<DeckData> }) {
  const { data, around, change } = tool;
  const form = useLiveForm(themeFields, data.theme, around, (theme, name) =>
    change((current) => ({ ...current, theme }), { key: `theme-${name}` }),
  );
  const checks = checkContrast(form.values);
  const looks = useOffered('looks').flatMap(({ source, lines }) => lines.map((look) => ({ ...look, from: source.tool })));
  const color = looks.find(({ accent }) => accent !== undefined);
  const picture = looks.find(({ logo }) => logo !== undefined);
  const take = (recipe: (current: DeckData) => DeckData, said: string) => change(recipe, { say: said });
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="layout" />
        <Field of={form} name="font" />
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 xl:grid-cols-2">
        <Field of={form} name="background" />
        <Field of={form} name="ink" />
        <Field of={form} name="accent" />
      </div>
      <ul aria-label="Contrast" className="grid gap-1.5">
        {checks.map(({ pair, ratio, least, isReadable }) => (
          <li key={pair} className={`flex items-center gap-2 text-[14px] ${isReadable ? 'text-mute' : 'text-warn'}`}>
            <Icon icon={isReadable ? 'check' : 'circle-alert'} size={14} />
            <span>
              {pair}: {formatRatio(ratio)}, {isReadable ? 'easy to read' : `hard to read, needs ${least}:1`}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {checks.some(({ isReadable }) => !isReadable) && (
          <Button onClick={() => take((current) => ({ ...current, theme: toReadableTheme(current.theme) }), 'Colors made readable')}>
            Make colors readable
          </Button>
        )}
        {color?.accent && (
          <Button
            onClick={() =>
              take(
                (current) => ({ ...current, theme: { ...current.theme, accent: color.accent ?? current.theme.accent } }),
                `Accent taken from the ${color.from}`,
              )
            }
          >
            Accent from {color.from}
          </Button>
        )}
        {picture?.logo && (
          <Button
            onClick={() => take((current) => ({ ...current, logo: picture.logo ?? current.logo }), `Logo taken from the ${picture.from}`)}
          >
            Logo from {picture.from}
          </Button>
        )}
      </div>
      <label className="grid gap-1.5 text-[14px]">
        Version label
        <input
          className="input"
          value={data.label ?? ''}
          maxLength={60}
          placeholder="v3, seed, November"
          onChange={(event) => change((current) => ({ ...current, label: event.target.value }), { key: 'label' })}
        />
        <span className="text-[13px] text-mute">Printed at the foot of every slide, so nobody opens an old version.</span>
      </label>
      <LogoPicker
        label="Logo"
        logo={data.logo}
        use="appears on every slide"
        onChange={(logo) => change((current) => ({ ...current, logo }))}
      />
    </div>
  );
}
