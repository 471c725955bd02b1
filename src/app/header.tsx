import { Link } from 'wouter';
import { site } from '@/site';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { extraPart } from '@/ui/lazy-part';
import { changeSettings, useSettings, type Theme } from '@/workspace/settings';

const nextTheme: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const themeIcons = { system: { icon: 'sun-moon' }, light: { icon: 'sun' }, dark: { icon: 'moon' } } as const;

// Only while work is kept on this device.
const KeptState = extraPart(async () => (await import('@/kinds/work/kept-state')).KeptState);

export function Header({ isHome, onFind }: { isHome: boolean; onFind: () => void }) {
  const { theme, isKept } = useSettings();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-bg">
      <nav aria-label="Site" className="wrap flex h-15 items-center gap-2 max-[359px]:has-[.chip]:[&_.font-serif]:hidden sm:gap-3">
        <Link href="/" className="flex items-center gap-2.5 rounded-md py-1" aria-label={`${site.name}, home`}>
          <span className="inline-flex size-6 items-center justify-center rounded-md bg-accent text-on-accent">
            <Icon icon="layers" size={15} />
          </span>
          <span className="font-serif text-2xl leading-none">{site.name}</span>
        </Link>
        {!isHome && (
          <Link href="/" className="btn btn-quiet ml-2 max-sm:hidden">
            <Icon icon="arrow-left" />
            Back to Tools
          </Link>
        )}
        <div className="ml-auto flex items-center gap-1">
          {isKept && <KeptState />}
          <button
            type="button"
            onClick={onFind}
            className="btn font-normal! text-mute! max-sm:border-transparent! max-sm:bg-transparent! max-sm:px-2.5!"
            aria-keyshortcuts="Control+K"
          >
            <Icon icon="search" />
            <span className="max-sm:sr-only">Find a tool</span>
            <kbd aria-hidden="true" className="rounded border border-line-strong px-1.5 text-[11px] max-sm:hidden">
              Ctrl K
            </kbd>
          </button>
          {!isHome && (
            <Link href="/" className="btn btn-quiet btn-icon" aria-label="Home" title="Home">
              <Icon icon="house" />
            </Link>
          )}
          <IconButton icon={themeIcons[theme].icon} label={`Theme: ${theme}`} onClick={() => changeSettings({ theme: nextTheme[theme] })} />
        </div>
      </nav>
      {!isHome && (
        <div className="wrap pb-2 sm:hidden">
          <Link href="/" className="inline-flex min-h-6 items-center gap-1.5 text-[13px] text-mute">
            <Icon icon="arrow-left" size={14} />
            Back to Tools
          </Link>
        </div>
      )}
    </header>
  );
}
