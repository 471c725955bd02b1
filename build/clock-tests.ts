import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What makes an answer depend on where the machine is. */
const local =
  /\b(dayOf|timeAt|localZone)\b|lib\/(zones|times)'|\.get(FullYear|Month|Date|Day|Hours|Minutes)\(|new Date\(|Intl\.DateTimeFormat/;

const isSource = (name: string) => name.endsWith('.ts') || name.endsWith('.tsx');

/** The tests in folders whose code asks for the local clock: only they can come out differently in another time zone. */
export function findClockTests(root: string): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join('src', name).replaceAll('\\', '/'),
  );
  const folders = new Set(
    files.filter((file) => isSource(file) && local.test(readFileSync(join(root, file), 'utf8'))).map((file) => dirname(file)),
  );
  const isBelow = (file: string) => [...folders].some((folder) => file.startsWith(`${folder.replace(/\/parts$/, '')}/`));
  return files.filter((file) => file.endsWith('.test.ts') && !file.startsWith('src/app/') && isBelow(file));
}
