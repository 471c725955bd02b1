/** Work from outside, as its tool's schema reads it. */
import type { ZodMiniType } from 'zod/mini';
import { isDay } from '@/lib/dates';
import { isObject } from '@/lib/objects';
import { now } from '@/platform/clock';
import { pause } from '@/platform/pause';
import { readVersions } from './read-versions';
import type { DocVersion, Envelope } from './store';
import { loadSchema } from './suite';
import type { ToolState } from './tool-state';
import type { Unpacked } from './travel';

const isCurrencyCode = (code: unknown): code is string => typeof code === 'string' && /^[A-Z]{3}$/.test(code);

const isPrints = (taken: unknown): taken is Record<string, string> =>
  typeof taken === 'object' && taken !== null && Object.values(taken).every((print) => typeof print === 'string');

/** Older work in today's shape; nothing where it cannot be brought there. */
function toCurrent<T>({ version, migrate }: ToolState<T>, envelope: Envelope): unknown {
  if (envelope.version === version) return envelope.data;
  if (envelope.version > version || !migrate) return undefined;
  try {
    return migrate(envelope.data, envelope.version);
  } catch {
    return undefined;
  }
}

/** A list as long as this is first tried by a few of its records: a schema notes every fault of every one of them. */
const long = 200;
const tried = 16;

/** A few from all over the list; nobody who made the file could know which. */
function pick(list: readonly unknown[]): unknown[] {
  const chance = now() / 997;
  const step = list.length / tried;
  return Array.from({ length: tried }, (_, index) => list[Math.floor((index + ((chance + index * 0.618) % 1)) * step)]);
}

/** The same with long lists made short, which `cut` then holds. */
function thin(value: unknown, cut: Set<unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, thin(part, cut)]));
  const isLong = value.length > long;
  const some = (isLong ? pick(value) : value).map((part) => thin(part, cut));
  if (isLong) cut.add(some);
  return some;
}

/** Whether a fault is one of a record in a list that was cut: then the whole list has it too. */
function isInCut(whole: unknown, path: readonly PropertyKey[], cut: ReadonlySet<unknown>): boolean {
  let at = whole;
  for (const name of path) {
    if (cut.has(at)) return true;
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[name] : undefined;
  }
  return false;
}

async function readData(schema: ZodMiniType, data: unknown): Promise<{ data: unknown } | undefined> {
  try {
    const cut = new Set<unknown>();
    const some = thin(data, cut);
    if (cut.size > 0) {
      const { error } = schema.safeParse(some);
      if (error?.issues.some(({ path }) => isInCut(some, path, cut))) return undefined;
      await pause();
    }
    const parsed = schema.safeParse(data);
    return parsed.success ? { data: parsed.data } : undefined;
  } catch (error) {
    // Deeper, or with more faults, than can be counted.
    console.warn(error);
    return undefined;
  }
}

/** Refuses newer versions and anything the schema does not know; what it takes is the schema's own output. */
export async function readEnvelope<T>(state: ToolState<T>, envelope: Envelope): Promise<Unpacked | undefined> {
  const schema = await loadSchema(envelope.tool);
  const read = schema && (await readData(schema, toCurrent(state, envelope)));
  if (!read) return undefined;
  const { drafts, currency, taken } = envelope;
  return {
    work: {
      data: read.data,
      drafts: { ...drafts },
      ...(isCurrencyCode(currency) ? { currency } : {}),
      ...(isPrints(taken) ? { taken } : {}),
    },
    versions: [...innerVersions(state, envelope), ...readVersions(envelope.versions)],
  };
}

/** Those that older work kept within itself, as those of its document; each still has the older shape. */
function innerVersions<T>({ version: today, innerVersion }: ToolState<T>, { data, version, currency }: Envelope): DocVersion[] {
  if (version >= today || !innerVersion || !isObject(data) || !Array.isArray(data.versions)) return [];
  return readVersions(
    data.versions.filter(isObject).map((one, index) => {
      const { name, day, part } = innerVersion(one);
      const title = typeof name === 'string' ? name.trim() : '';
      return {
        id: `inner-${index + 1}`,
        name: title || `Version ${index + 1}`,
        at: typeof day === 'string' && isDay(day) ? new Date(`${day}T12:00`).getTime() : 0,
        version,
        data: { ...data, versions: [], ...part },
        currency,
      };
    }),
  );
}
