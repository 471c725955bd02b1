import { useMemo, useState } from 'react';
import { Download } from '@/kinds/work/download';
import { SelectBox } from '@/ui/search-box';
import { versionOptions } from '../options';
import { roadmapFiles, toRoadmap, type Version } from '../files';
import type { LaneBy, RoadmapRecords } from '../model';

export function Export({ records, laneBy }: { records: RoadmapRecords; laneBy: LaneBy }) {
  const [version, setVersion] = useState<Version>('internal');
  const { all, extra, tool } = records;
  const { today, currency } = tool.around;
  const files = useMemo(
    () => roadmapFiles(toRoadmap(all, extra, today, laneBy, version), currency),
    [all, extra, today, laneBy, version, currency],
  );
  return (
    <>
      <SelectBox label="Version to export" value={version} options={versionOptions} onChange={setVersion} />
      <Download hasDocument={version === 'internal'} label="Export" files={files} />
    </>
  );
}
