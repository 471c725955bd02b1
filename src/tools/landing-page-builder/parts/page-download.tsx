import { Download } from '@/kinds/work/download';
import type { Tool } from '@/workspace/tool-state';
import type { PageData } from '../model';
import { shares } from '../shares';

export const PageDownload = ({ tool: { data, around } }: { tool: Tool<PageData> }) => (
  <Download label="Download HTML" look="primary" files={shares.files(data, around)} />
);
