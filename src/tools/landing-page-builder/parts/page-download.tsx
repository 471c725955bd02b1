import { pageFiles } from '../files';
import { Download } from '@/kinds/work/download';
import type { Tool } from '@/workspace/tool-state';
import type { PageData } from '../model';

export const PageDownload = ({ tool: { data } }: { tool: Tool<PageData> }) => (
  <Download label="Download HTML" look="primary" files={pageFiles(data)} />
);
