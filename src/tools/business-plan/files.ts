import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import type { Surroundings } from '@/lib/fields';
import { toFileName } from '@/lib/text';
import { isAllSample, type PlanData } from './model';

const longestName = 50;

/** "Acme-business-plan", or "business-plan" while the company has no name. */
export function fileStem(data: PlanData, noun: string): string {
  const company = Array.from(data.answers.companyName.trim()).slice(0, longestName).join('').trim();
  const prefix = isAllSample(data) ? 'sample-' : '';
  return toFileName(`${prefix}${company}${company === '' ? '' : '-'}${noun}`, 'txt', noun).replace(/\.txt$/, '');
}

/** The plan; where the page that sums it up is open, that page. */
export function planFiles(data: PlanData, around: Surroundings): FileOffer[] {
  const { currency } = around;
  const readOrigin = async () => {
    const [{ makePlan }, { findFaults }] = await Promise.all([import('./plan'), import('./faults')]);
    const plan = makePlan(data, around);
    return { plan, data, currency, faults: findFaults(data, around, plan.funds).map(({ text }) => text) };
  };
  if (data.view === 'pitch') {
    const pitch = async () => (await import('./pitch')).makePitch(await readOrigin()).document;
    return documentFiles(fileStem(data, 'pitch'), pitch, ['pdf', 'docx', 'html', 'md', 'txt'], currency);
  }
  const stem = fileStem(data, 'business-plan');
  const text = async () => (await import('./document')).toTextDocument(await readOrigin());
  const rich = async () => (await import('./document')).toDocument({ ...(await readOrigin()), today: around.today });
  return [...documentFiles(stem, text, ['txt'], currency), ...documentFiles(stem, rich, ['docx', 'pdf', 'html', 'md'], currency)];
}
