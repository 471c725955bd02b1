import { Told } from '@/lib/told';
import { readEnvelope } from '@/workspace/read-envelope';
import { state, type PageData } from './model';

const largestProject = 40_000_000;
const notOurs = 'This isn’t a landing page project. Choose a file made with Save Project.';

/** The page a project file holds. What the schema does not know is refused whole, so nothing half-read gets in. */
export async function openProject(file: Blob): Promise<PageData> {
  if (file.size > largestProject) throw new Told('This file is over 40 MB, larger than any project.');
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
  const unpacked = await readEnvelope(state, {
    app: 'groundwork',
    tool: 'landing-page-builder',
    version: envelope.version,
    data: envelope.data,
  });
  if (!unpacked) throw new Told('This project is damaged, so it wasn’t opened. Your page is unchanged.');
  return unpacked.work.data as PageData;
}
