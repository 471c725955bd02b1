import type { Palette } from './colours';

const sans = `-apple-system, BlinkMacSystemFont, "Segoe UI", "Helvetica Neue", Helvetica, Arial, sans-serif`;
const serif = `"Iowan Old Style", Charter, "Palatino Linotype", Palatino, "Times New Roman", serif`;

/** The page's own style sheet. Of what was typed only six-digit colours get in here. */
export function toStyle(palette: Palette, typeface: 'sans' | 'serif', more = ''): string {
  const isSerif = typeface === 'serif';
  return `
:root {
  color-scheme: ${palette.onBackground === '#ffffff' ? 'only dark' : 'only light'};
  --background: ${palette.background};
  --tint: ${palette.tint};
  --text: ${palette.text};
  --mute: ${palette.mute};
  --line: ${palette.line};
  --accent: ${palette.accent};
  --on-accent: ${palette.onAccent};
  --edge: ${palette.edge};
  --link: ${palette.link};
  --display: ${isSerif ? serif : sans};
  --display-weight: ${isSerif ? 400 : 700};
  --display-tracking: ${isSerif ? '-0.015em' : '-0.032em'};
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--background);
  color: var(--text);
  font: 400 1.0625rem/1.65 ${sans};
  overflow-wrap: anywhere;
  -webkit-font-smoothing: antialiased;
}
h1, h2, h3, p, ul, figure, blockquote { margin: 0; }
h1, h2 { font-family: var(--display); font-weight: var(--display-weight); letter-spacing: var(--display-tracking); text-wrap: balance; }
h1 { font-size: clamp(2.625rem, 1.5rem + 5vw, 5.25rem); line-height: 1.03; }
h2 { font-size: clamp(2rem, 1.45rem + 2.3vw, 3.25rem); line-height: 1.1; }
h3 { font-size: 1.25rem; line-height: 1.35; font-weight: 650; letter-spacing: -0.012em; }
p { white-space: pre-line; text-wrap: pretty; }
ul { padding: 0; list-style: none; }
a { color: var(--link); text-underline-offset: 0.2em; }
img { display: block; max-width: 100%; height: auto; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 4px; }
.wrap { box-sizing: content-box; max-width: 1200px; margin-inline: auto; padding-inline: clamp(20px, 5vw, 56px); }
.skip { position: absolute; inset-inline-start: -9999px; }
.skip:focus { inset-inline-start: 16px; top: 16px; z-index: 1; padding: 8px 16px; background: var(--background); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.mute { color: var(--mute); }
.intro { margin-top: 20px; max-width: 56ch; font-size: 1.1875rem; color: var(--mute); }
.sample { display: inline-block; margin-top: 28px; padding: 6px 14px; border: 1px dashed var(--text); border-radius: 999px; font-size: 0.875rem; line-height: 1.4; }
section { padding-block: clamp(72px, 9vw, 136px); scroll-margin-top: 24px; }
section.tint { background: var(--tint); }
section:not(.tint, .hero) + section:not(.tint) { padding-block-start: 0; }
.head { max-width: 760px; margin-bottom: clamp(36px, 5vw, 64px); }

.button {
  display: inline-block;
  padding: 17px 32px;
  border: 2px solid var(--edge);
  border-radius: 999px;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform 0.15s ease-out;
}
a.button:hover, button.button:enabled:hover { transform: translateY(-2px); }
.button.outline { background: transparent; border-color: var(--text); color: var(--text); }
.button.small { padding: 9px 20px; font-size: 0.9375rem; }
.button:disabled { background: var(--tint); border-color: var(--line); color: var(--mute); cursor: not-allowed; }

.top { padding-block: 22px; }
.top .wrap { display: flex; flex-wrap: wrap; align-items: center; gap: 12px 32px; }
.brand { margin-inline-end: auto; font-weight: 700; font-size: 1.125rem; letter-spacing: -0.02em; }
.top nav ul { display: flex; flex-wrap: wrap; gap: 4px 28px; }
.top nav a { display: inline-block; padding-block: 6px; color: var(--text); font-size: 0.9375rem; text-decoration: none; }
.top nav a:hover, .top nav a[aria-current] { text-decoration: underline; }

.hero { padding-block: clamp(56px, 8vw, 120px) clamp(80px, 10vw, 152px); }
.hero h1, .hero h2 { max-width: 20ch; }
.hero .lead { max-width: 46ch; font-size: clamp(1.1875rem, 1.05rem + 0.6vw, 1.4375rem); line-height: 1.55; color: var(--mute); }
.hero .below { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between; gap: 36px 64px; margin-top: clamp(28px, 3.5vw, 48px); }
.hero .below > * { min-width: 0; }
.hero .pair { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); align-items: center; gap: clamp(32px, 6vw, 88px); }
.hero .pair h1, .hero .pair h2 { font-size: clamp(2.5rem, 1.5rem + 3.4vw, 4.25rem); }
.hero .pair .below { display: block; }
.hero .pair .below .button { margin-top: 36px; }
.hero img { width: 100%; border-radius: 20px; }

.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr)); gap: clamp(32px, 4vw, 56px) clamp(28px, 4vw, 56px); }
.grid > li { min-width: 0; }
.features li { padding-top: 26px; border-top: 1px solid var(--line); }
.features svg { display: block; flex: none; margin-bottom: 18px; color: var(--link); }
.features li > div { min-width: 0; }
.features .text { margin-top: 8px; color: var(--mute); }

.quote figure { max-width: 920px; margin-inline: auto; text-align: center; }
.quote blockquote { font-family: var(--display); font-weight: ${isSerif ? 400 : 500}; font-size: clamp(1.5rem, 1.15rem + 1.7vw, 2.375rem); line-height: 1.32; letter-spacing: -0.018em; }
.quote figcaption { margin-top: 28px; color: var(--mute); }

${more}
.bottom { padding-block: 44px; border-top: 1px solid var(--line); font-size: 0.9375rem; color: var(--mute); }
.bottom .wrap { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 16px 40px; }
.bottom ul { display: flex; flex-wrap: wrap; gap: 4px 28px; }
.bottom a { display: inline-block; padding-block: 3px; color: var(--text); }
.bottom .wrap > * { min-width: 0; }

@media (max-width: 768px) {
  .top nav:not(.pages) { display: none; }
  .grid { grid-template-columns: minmax(0, 1fr); }
  .features li { display: flex; gap: 20px; }
  .hero .pair { grid-template-columns: minmax(0, 1fr); }
  .hero .below { display: block; }
  .hero .below .button { margin-top: 32px; }
}
@media (max-width: 420px) {
  .hero .button { width: 100%; }
}
@media (prefers-reduced-motion: reduce) {
  html { scroll-behavior: auto; }
  .button { transition: none; }
}
`;
}
