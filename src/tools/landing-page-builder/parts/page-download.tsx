import { Download } from '@/kinds/work/download';
import { pageFiles } from '../files';
import type { PageData } from '../model';

export const PageDownload = ({ data }: { data: PageData }) => <Download label="Download HTML" look="primary" files={pageFiles(data)} />;
