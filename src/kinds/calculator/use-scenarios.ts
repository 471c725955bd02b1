import { makeId } from '@/platform/ids';
import type { How } from '@/workspace/store';
import {
  allScenarios,
  copyScenario,
  openScenario,
  removeScenario,
  renameScenario,
  suggestName,
  switchScenario,
  type Opened,
  type Scenario,
  type Scenarios,
} from './scenarios';

export interface ScenarioHandle<Work> {
  all: Scenario<Work>[];
  open: Scenario<Work>;
  copy: () => void;
  switchTo: (id: string) => void;
  rename: (id: string, name: string) => void;
  remove: (id: string) => void;
}

/** `put` writes both parts back in one step, so that one undo takes the whole move back. */
export function useScenarios<Work>(
  scenarios: Scenarios<Work>,
  work: Work,
  put: (opened: Opened<Work>, how?: How) => void,
): ScenarioHandle<Work> {
  const all = allScenarios(scenarios, work);
  return {
    all,
    open: openScenario(scenarios, work),
    copy: () => put(copyScenario(scenarios, work, makeId(), suggestName(all))),
    switchTo: (id) => put(switchScenario(scenarios, work, id)),
    rename: (id, name) => put({ scenarios: renameScenario(scenarios, work, id, name), work }),
    remove: (id) => put(removeScenario(scenarios, work, id), { say: 'Scenario deleted' }),
  };
}
