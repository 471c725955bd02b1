import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { usStates } from '@/lib/places';
import { firstDue } from './due';
import { makeRules } from './library';
import { emptyAnswers, questions, type Answers, type Requirement } from './model';
import { toReport } from './report';
import { toChecklist } from './update';

const today = '2026-11-15';
const everything = Object.fromEntries([...questions, 'local'].map((name) => [name, true]));

const businesses: Record<string, Partial<Answers>> = {
  'texas-finance': { businessType: 'LLC', location: 'Austin, TX', industry: 'Finance', formedOn: '2026-05-20' },
  'california-healthcare': { businessType: 'S-Corporation', location: 'California', industry: 'Healthcare', formedOn: '2024-02-29' },
  'united-kingdom': { businessType: 'Corporation', location: 'London', industry: 'Retail', formedOn: '2026-05-20' },
  germany: { businessType: 'Partnership', location: 'Berlin', industry: 'Food & Beverage' },
  peru: { businessType: 'Non-Profit', location: 'Lima, Peru', industry: 'Education' },
};

/** Read from the first line to the last. What changes here changes what people are told to do: read it again, then update the file. */
describe('whole checklists', () => {
  it.each(Object.entries(businesses))('%s', async (name, business) => {
    const answers: Answers = { ...emptyAnswers(), ...everything, ...business };
    let count = 0;
    const [done, begun, ...rest] = toChecklist(makeRules(answers), answers, today, () => `${(count += 1)}`);
    const items = [
      { ...done, status: 'completed', owner: 'Sam', evidence: 'In the company folder' },
      { ...begun, status: 'in-progress' },
      ...rest.map((item) => (item.key === 'trademark' ? { ...item, status: 'not-applicable', naReason: 'We use our own names' } : item)),
    ] as Requirement[];
    const report = toReport(items, { answers, made: answers, known: [] }, { today, currency: 'USD' });
    await expect(toText(report)).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it('what each state asks for', async () => {
    const formedOn = '2026-05-20';
    const told = (answers: Answers) => {
      const rules = new Map(makeRules(answers).map((rule) => [rule.key, rule]));
      const filing = rules.get('state-annual');
      return [
        rules.get('registration')?.description.replace(/ and name who .*/, ''),
        filing ? `${filing.requirement}, ${filing.repeats}. ${filing.description}` : 'No filing that comes back.',
        filing?.rule ? `Due ${filing.rule}: first on ${firstDue(filing.rule, formedOn, today)}.` : '',
        `Workers’ compensation: ${rules.get('workers')?.need}.`,
        rules.get('us-sales-tax')?.description.includes('your own state') ? '' : 'No sales tax of its own.',
      ];
    };
    const lines = Object.values(usStates).flatMap((state) =>
      ['LLC', 'Corporation'].map((businessType) =>
        [
          `${state}, ${businessType}`,
          ...told({ ...emptyAnswers(), ...everything, businessType, location: `${state}, US`, industry: 'Other', formedOn }),
        ]
          .filter(Boolean)
          .join('\n'),
      ),
    );
    await expect(lines.join('\n\n')).toMatchFileSnapshot('golden/every-state.txt');
  });
});
