import type { Sources } from './sources.ts';

/** What makes an answer depend on where the machine is: its day, or its time of the day. */
const local = {
  days: /import \{[^}]*\b(dayOf|timeAt|localZone)\b[^}]*\} from '@|lib\/(zones|times)'|\.get(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(|new Date\([^()]*,|toLocale(Date|Time)String|Intl\.DateTimeFormat/,
  hours: /import \{[^}]*\b(timeAt|localZone)\b[^}]*\} from '@|lib\/(zones|times)'|\.get(Hours|Minutes)\(/,
};

/** A tool and a kind have a folder each, as have the layers below them. */
const homeOf = (file: string) =>
  file
    .split('/')
    .slice(0, /^src\/(tools|kinds)\//.test(file) ? 3 : 2)
    .join('/');

/** The tests that use code of their own folder that asks for the local clock: only they can come out differently in another time zone. */
export function findClockTests({ texts, importsOf }: Sources, about: keyof typeof local): string[] {
  const asking = new Set([...texts].filter(([, text]) => local[about].test(text)).map(([file]) => file));
  const asksForClock = (file: string, seen = new Set<string>()): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    if (asking.has(file)) return true;
    return importsOf(file).some((other) => homeOf(other) === homeOf(file) && asksForClock(other, seen));
  };
  return [...texts.keys()].filter((file) => file.endsWith('.test.ts') && !file.startsWith('src/app/') && asksForClock(file));
}
