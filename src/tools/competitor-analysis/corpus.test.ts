import { expect, it } from 'vitest';
import { toMarkdown } from '@/formats/markdown';
import { emptyDraft, readDraft } from '@/lib/fields';
import { companies, goldenOf } from '@/writer/test-companies';
import { faultsIn } from '@/writer/test-prose';
import { toBattlecard } from './battlecard';
import { fields, state, type Competitor } from './model';
import { toReport } from './report';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const blank = readDraft(fields, emptyDraft(fields, ''), around).values;

/** What to see: a rival on a page, in the company's own words; what nobody has found out is not there. */
it.each(['Bluegrass Hoof Co.', 'Kluis.io', 'Studio Deux Loutres', "Mama Efua's", '3 & Sons Ltd.', 'Brunnen'])(
  '%s looks at its rivals',
  async (name) => {
    const company = companies.find((one) => one['company.name'] === name) ?? {};
    const start = state.start(around);
    const { extra } = shares.profile?.fill(start, company).data ?? start;
    const rivals = (company['market.rivals'] ?? '').split(/\s*[,;]\s*/).map((rival, index): Competitor => ({
      ...blank,
      id: String(index),
      name: rival,
      targetAudience: index === 0 ? (company['customers.who'] ?? '') : '',
      weaknesses: index === 0 ? [company['customers.problem'] ?? ''] : [],
    }));
    const [first] = rivals;
    if (!first) throw new Error('There is no rival.');
    const told = {
      ...extra,
      cards: { [first.id]: { theySay: '', weSay: company['offer.edge'] ?? '', winWhen: '', loseWhen: '', landmines: '' } },
    };
    const texts = [toMarkdown(toReport(rivals, told, around)), toMarkdown(toBattlecard(first, told, around))];
    for (const text of texts) expect(text.split('\n').flatMap((line) => faultsIn(line, company))).toEqual([]);
    await expect(texts.join('\n')).toMatchFileSnapshot(goldenOf(name));
  },
);
