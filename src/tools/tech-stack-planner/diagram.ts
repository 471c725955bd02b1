import { cleanText } from '@/lib/text';
import { selectedOf, toGroups } from './list';
import { nameOf, type Category, type Technology } from './model';

/** From the user down: what people see, what works behind it, what that uses, and what all of it runs on. */
const layers: readonly (readonly Category[])[] = [
  ['Frontend'],
  ['Backend'],
  ['Database', 'Storage', 'Authentication', 'Payments', 'Communication', 'Analytics'],
  ['Hosting', 'DevOps'],
  ['Other'],
];

export interface Part {
  category: Category;
  names: string[];
}

/** The decided technologies in layers; those without any are left out. */
export function toLayers(technologies: readonly Technology[]): Part[][] {
  const groups = new Map(toGroups(selectedOf(technologies)).map((group) => [group.category, group.technologies.map(nameOf)]));
  return layers
    .map((categories) =>
      categories.flatMap((category) => {
        const names = groups.get(category);
        return names ? [{ category, names }] : [];
      }),
    )
    .filter((parts) => parts.length > 0);
}

/** Which parts speak to which, as far as the categories tell. */
export function toLinks(parts: readonly Part[]): { from: 'users' | Category; to: Category; isRunning?: true }[] {
  const has = (category: Category) => parts.some((part) => part.category === category);
  const front = (['Frontend', 'Backend'] as const).find(has);
  const middle = (['Backend', 'Frontend'] as const).find(has);
  const served = layers[2]?.filter(has) ?? [];
  return [
    ...(front ? [{ from: 'users' as const, to: front }] : []),
    ...(front && middle && front !== middle ? [{ from: front, to: middle }] : []),
    ...served.map((to) => ({ from: middle ?? ('users' as const), to })),
    ...(layers[3] ?? []).filter(has).flatMap((from) => (middle ? [{ from, to: middle, isRunning: true as const }] : [])),
  ];
}

/** Mermaid ends a label at a quote; everything else may stand in it. */
const label = (text: string) => `"${cleanText(text).replace(/\s+/g, ' ').trim().replaceAll('#', '#35;').replaceAll('"', '#quot;')}"`;

/** The same diagram as Mermaid, which many editors and wikis draw. */
export function toMermaid(technologies: readonly Technology[]): string {
  const parts = toLayers(technologies).flat();
  let count = 0;
  const lines = parts.flatMap(({ category, names }) => [
    `  subgraph ${category.toLowerCase()}[${label(category)}]`,
    ...names.map((name) => `    t${(count += 1)}[${label(name)}]`),
    '  end',
  ]);
  const links = toLinks(parts).map(({ from, to, isRunning }) =>
    isRunning ? `  ${from.toLowerCase()} -. runs .-> ${to.toLowerCase()}` : `  ${from.toLowerCase()} --> ${to.toLowerCase()}`,
  );
  return ['flowchart TB', '  users(["Users"])', ...lines, ...links, ''].join('\n');
}
