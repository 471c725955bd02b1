import type { OpenRound } from './lint';
import type { Logo } from '@/lib/logos';
import type { ThemeDraft } from './theme';

/** Other tools' open work is read as it lies there: any of it may be missing or of another shape. */
type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

const openStatuses: readonly unknown[] = ['Planned', 'In Progress'];

/** Rounds that are not closed yet, in the currency of the deck; samples do not count. */
export function readRounds(data: unknown, currency: string): OpenRound[] {
  if (!isObject(data) || !Array.isArray(data.records) || (typeof data.currency === 'string' && data.currency !== currency)) return [];
  return data.records.filter(isObject).flatMap(({ id, roundType, status, amount, target, refund }) => {
    const isOwn = typeof id === 'string' && !id.startsWith('sample-');
    if (!isOwn || refund === true || !openStatuses.includes(status) || typeof roundType !== 'string') return [];
    const minor = [target, amount].find((value): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0);
    return minor === undefined ? [] : [{ name: roundType, minor }];
  });
}

/** The colours of a logo in the making: its ground becomes the accent. */
export function readLogoColors(data: unknown): Partial<ThemeDraft> | undefined {
  if (!isObject(data) || !isColor(data.backgroundColor)) return undefined;
  const accent = data.shape === 'none' && isColor(data.textColor) ? data.textColor : data.backgroundColor;
  return { accent: accent.toLowerCase() };
}

/** The logo that heads the business plan. */
export function readPlanLogo(data: unknown): Logo | undefined {
  if (!isObject(data) || !isObject(data.logo)) return undefined;
  const { png, width, height } = data.logo;
  const isWhole = typeof png === 'string' && png !== '' && /^[A-Za-z0-9+/]*={0,2}$/.test(png);
  return isWhole && typeof width === 'number' && typeof height === 'number' && width >= 1 && height >= 1
    ? { png, width, height }
    : undefined;
}
