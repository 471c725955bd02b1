import { useMemo } from 'react';
import type { Tool } from '@/workspace/tool-state';
import { readWork } from '../facts';
import type { PolicyData } from '../model';
import type { AnswersForm } from './basics-form';
import { DetailsTab } from './details-tab';
import { CookiesTab, ProcessorsTab } from './list-tabs';
import { RegimesTab } from './regimes-tab';
import { VersionsTab } from './versions-tab';

export type Pack = 'regimes' | 'processors' | 'details' | 'cookies' | 'versions';

/** What goes deeper than the plain policy. */
export function Packs({ pack, tool, form }: { pack: Pack; tool: Tool<PolicyData>; form: AnswersForm }) {
  const hasRegime = useMemo(() => readWork(tool.data.work).hasRegime, [tool.data.work]);
  switch (pack) {
    case 'regimes':
      return <RegimesTab form={form} />;
    case 'processors':
      return <ProcessorsTab tool={tool} />;
    case 'details':
      return <DetailsTab tool={tool} form={form} hasRegime={hasRegime} />;
    case 'cookies':
      return <CookiesTab tool={tool} form={form} />;
    case 'versions':
      return <VersionsTab tool={tool} form={form} />;
  }
}
