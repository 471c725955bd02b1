/** No tool names another: what they exchange goes by topic. Only `related` in view.tsx, which the shell reads, may. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = 'src/tools';
const tools = readdirSync(root).filter((name) => statSync(join(root, name)).isDirectory());
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
const related = /export const related = \[[^\]]*\];/;

/** A whole string or path segment that is the id of a tool. */
const named = new RegExp(`['"\`/](${tools.join('|')})(?=['"\`/#?])`, 'g');

const faults = tools.flatMap((tool) =>
  filesIn(join(root, tool))
    .filter(isSource)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(related, (list) => list.replace(/[^\n]/g, ' '));
      return text.split('\n').flatMap((line, index) => {
        const others = [...line.matchAll(named)].map(([, id]) => id).filter((id) => id !== tool);
        return others.map((id) => `${file}:${index + 1} names ${id}: tools exchange by topic, never by name (see CONTRIBUTING.md)`);
      });
    }),
);

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
