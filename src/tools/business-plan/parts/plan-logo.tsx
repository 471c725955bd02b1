import { LogoPicker } from '@/kinds/work/logo-picker';
import { pictureUrl } from '@/lib/blocks';
import { Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { logoPicture } from '../logo-picture';
import type { PlanData } from '../model';

export function PlanLogo({ tool: { data, change } }: { tool: Tool<PlanData> }) {
  const { logo } = data;
  return (
    <Panel>
      {logo && (
        <div className="paper mb-3 p-4 shadow-none!">
          <img alt="The logo as it is printed" src={pictureUrl(logoPicture(logo))} className="h-auto max-w-full" />
        </div>
      )}
      <LogoPicker
        label="Company logo"
        logo={logo}
        use="appears at the top of the Word, PDF and HTML files"
        onChange={(next) => change((current) => ({ ...current, logo: next }))}
      />
    </Panel>
  );
}
