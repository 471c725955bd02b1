/** Several versions of the same work, such as base, best and worst. The open one is the tool's own work; the rest are kept here. */
export interface Scenario<Work> {
  id: string;
  name: string;
  work: Work;
}

export interface Scenarios<Work> {
  openId: string;
  /** In the order they are shown. What is kept for the open one is from when it was opened, and never read. */
  list: Scenario<Work>[];
}

/** As many as a chart can tell apart. */
export const mostScenarios = 4;
const firstId = 'base';
const firstName = 'Base';

export const noScenarios = <Work>(): Scenarios<Work> => ({ openId: firstId, list: [] });

/** All of them with their present work, at least one, the open one among them. */
export function allScenarios<Work>({ openId, list }: Scenarios<Work>, open: Work): Scenario<Work>[] {
  if (list.length === 0) return [{ id: firstId, name: firstName, work: open }];
  const place = Math.max(
    0,
    list.findIndex(({ id }) => id === openId),
  );
  return list.map((scenario, index) => (index === place ? { ...scenario, work: open } : scenario));
}

export const openScenario = <Work>(scenarios: Scenarios<Work>, open: Work): Scenario<Work> => {
  const all = allScenarios(scenarios, open);
  return all.find(({ id }) => id === scenarios.openId) ?? { id: firstId, name: firstName, ...all[0], work: open };
};

export interface Opened<Work> {
  scenarios: Scenarios<Work>;
  /** What becomes the tool's own work. */
  work: Work;
}

/** A copy of the open scenario, opened, to be changed on its own. */
export function copyScenario<Work>(scenarios: Scenarios<Work>, open: Work, id: string, name: string): Opened<Work> {
  const all = allScenarios(scenarios, open);
  return all.length >= mostScenarios
    ? { scenarios, work: open }
    : { scenarios: { openId: id, list: [...all, { id, name: nameApart(all, name), work: open }] }, work: open };
}

export function switchScenario<Work>(scenarios: Scenarios<Work>, open: Work, id: string): Opened<Work> {
  const all = allScenarios(scenarios, open);
  const next = all.find((scenario) => scenario.id === id);
  return next ? { scenarios: { openId: id, list: all }, work: next.work } : { scenarios, work: open };
}

/** The last one stays: there is always something open. */
export function removeScenario<Work>(scenarios: Scenarios<Work>, open: Work, id: string): Opened<Work> {
  const all = allScenarios(scenarios, open);
  const list = all.filter((scenario) => scenario.id !== id);
  const current = openScenario(scenarios, open);
  const next = current.id === id ? (list[Math.max(0, all.findIndex((scenario) => scenario.id === id) - 1)] ?? list[0]) : current;
  return next && list.length > 0 ? { scenarios: { openId: next.id, list }, work: next.work } : { scenarios, work: open };
}

export function renameScenario<Work>(scenarios: Scenarios<Work>, open: Work, id: string, name: string): Scenarios<Work> {
  const all = allScenarios(scenarios, open);
  const others = all.filter((scenario) => scenario.id !== id);
  const clean = name.trim();
  if (clean === '') return scenarios;
  return {
    openId: openScenario(scenarios, open).id,
    list: all.map((scenario) => (scenario.id === id ? { ...scenario, name: nameApart(others, clean) } : scenario)),
  };
}

/** Two columns with one name could not be told apart. */
function nameApart(others: readonly { name: string }[], wanted: string): string {
  const taken = new Set(others.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** What a new copy is called before the user says otherwise. */
export const suggestName = (all: readonly { name: string }[]) =>
  ['Best', 'Worst'].find((name) => !all.some((scenario) => scenario.name === name)) ?? nameApart(all, 'Scenario');
