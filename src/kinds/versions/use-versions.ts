import type { Tool } from '@/workspace/tool-state';
import { removeVersion } from './versions';

interface VersionWays<Data, Version> {
  /** The work with the version brought back. */
  restore: (data: Data, version: Version) => Data;
  nameOf?: (version: Version) => string;
}

/** Keeping the work as a version, bringing one back and taking one away; each says so and can be undone. */
export function useVersions<Version extends { id: string }, Data extends { versions: Version[] }>(
  { change, say }: Pick<Tool<Data>, 'change' | 'say'>,
  { restore, nameOf = () => 'Version' }: VersionWays<Data, Version>,
) {
  return {
    save: (step: () => void, name = 'Version') => {
      step();
      say(`${name} saved`);
    },
    restore: (version: Version) => change((current) => restore(current, version), { say: `${nameOf(version)} restored` }),
    remove: (version: Version) => change((current) => removeVersion(current, version.id), { say: `${nameOf(version)} deleted` }),
  };
}
