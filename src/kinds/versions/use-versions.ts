import { showToast } from '@/ui/toast';
import type { Tool } from '@/workspace/tool-state';
import { removeVersion } from './versions';

interface VersionWays<Data, Version> {
  /** The work with the version brought back. */
  restore: (data: Data, version: Version) => Data;
  nameOf?: (version: Version) => string;
}

/** Keeping the work as a version, bringing one back and taking one away; each says so and can be undone. */
export function useVersions<Version extends { id: string }, Data extends { versions: Version[] }>(
  { change, undo }: Pick<Tool<Data>, 'change' | 'undo'>,
  { restore, nameOf = () => 'Version' }: VersionWays<Data, Version>,
) {
  const say = (message: string) => showToast(message, { label: 'Undo', run: undo });
  return {
    save: (step: () => void, name = 'Version') => {
      step();
      say(`${name} saved`);
    },
    restore: (version: Version) => {
      change((current) => restore(current, version));
      say(`${nameOf(version)} restored`);
    },
    remove: (version: Version) => {
      change((current) => removeVersion(current, version.id));
      say(`${nameOf(version)} deleted`);
    },
  };
}
