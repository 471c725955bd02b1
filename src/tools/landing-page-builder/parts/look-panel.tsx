import { LineInput } from '@/ui/line-input';
import type { Tool } from '@/workspace/tool-state';
import { useWorkspace } from '@/workspace/store';
import type { PageData } from '../model';
import { PagesBar } from './pages-bar';
import { companyTheme, isWorn, themes, wearTheme } from '../themes';

/** Ready-made colors, and a second headline to try against the first. */
export default function LookPanel({ tool }: { tool: Tool<PageData> }) {
  const { data, change } = tool;
  const accent = useWorkspace(({ company }) => company.look?.accent);
  const offered = accent ? [companyTheme(accent), ...themes] : themes;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <PagesBar tool={tool} />
      <h3 className="mb-2 text-[13px] font-[550]">Themes</h3>
      <ul className="mb-4 flex flex-wrap gap-2">
        {offered.map((theme) => (
          <li key={theme.name}>
            <button
              type="button"
              className="btn"
              aria-pressed={isWorn(theme, data)}
              onClick={() => change(wearTheme(theme), { say: `Theme: ${theme.name}` })}
            >
              <span aria-hidden="true" className="inline-flex overflow-hidden rounded-full border border-line-strong">
                {[theme.background, theme.text, theme.accent].map((color, index) => (
                  <span key={index} className="inline-block h-4 w-2.5" style={{ background: color }} />
                ))}
              </span>
              {theme.name}
            </button>
          </li>
        ))}
      </ul>
      <LineInput
        label="Second headline (B)"
        value={data.secondHeadline ?? ''}
        maxLength={300}
        onChange={(secondHeadline) => change((current) => ({ ...current, secondHeadline }), { key: 'second-headline' })}
      />
      <p className="mt-1 text-[13px] text-mute">
        To try two headlines on the first page: the download then has a second file that differs only in this. Show each to about as many
        visitors.
      </p>
    </div>
  );
}
