import { Told } from '@/lib/told';
import { readEnvelope } from '@/workspace/tool-state';
import { state, type PageData } from './model';

const largestProject = 40_000_000;
const notOurs = 'This is not a project of the landing page builder. Choose a file that Save Project made.';

/** The page a project file holds. What the schema does not know is refused whole, so nothing half-read gets in. */
export async function openProject(file: Blob): Promise<PageData> {
  if (file.size > largestProject) throw new Told('This file is over 40 MB, more than any project.');
  let found: unknown;
  try {
    found = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
  } catch {
    throw new Told(notOurs);
  }
  const envelope = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  if (envelope.app !== 'groundwork' || envelope.tool !== 'landing-page-builder' || typeof envelope.version !== 'number') {
    throw new Told(notOurs);
  }
  if (envelope.version > state.version) throw new Told('A newer version made this project. Reload this page and try again.');
  const work = await readEnvelope(state, {
    app: 'groundwork',
    tool: 'landing-page-builder',
    version: envelope.version,
    data: envelope.data,
  });
  if (!work) throw new Told('This project is damaged, so it was not opened. Your page is as it was.');
  return work.data as PageData;
}
