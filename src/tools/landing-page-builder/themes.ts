import type { PageData } from './fields';

interface Theme {
  name: string;
  background: string;
  text: string;
  accent: string;
  typeface: 'sans' | 'serif';
}

/** Readable in every pair: the test says so. */
export const themes: readonly Theme[] = [
  { name: 'Warm paper', background: '#fbf9f5', text: '#1c1a17', accent: '#b8390e', typeface: 'sans' },
  { name: 'Clear sky', background: '#ffffff', text: '#13212e', accent: '#0b62a8', typeface: 'sans' },
  { name: 'Garden', background: '#f6faf5', text: '#16241a', accent: '#1c6b3a', typeface: 'serif' },
  { name: 'Berry', background: '#fff8fa', text: '#2a1420', accent: '#9c1f55', typeface: 'serif' },
  { name: 'Night', background: '#14161a', text: '#f2f1ee', accent: '#f0b94a', typeface: 'sans' },
  { name: 'Ink', background: '#ffffff', text: '#111111', accent: '#111111', typeface: 'serif' },
];

/** The company's own colour on a quiet ground. */
export const companyTheme = (accent: string): Theme => ({
  name: 'Your company',
  background: '#ffffff',
  text: '#1a1c19',
  accent,
  typeface: 'sans',
});

export const wearTheme =
  ({ background, text, accent, typeface }: Theme) =>
  (data: PageData): PageData => ({
    ...data,
    page: { ...data.page, backgroundColor: background, textColor: text, accentColor: accent, typeface },
  });

export const isWorn = ({ background, text, accent, typeface }: Theme, { page }: PageData) =>
  page.backgroundColor === background && page.textColor === text && page.accentColor === accent && page.typeface === typeface;
