import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { computeFlat, fields, toInputs, type TaxInputs } from '../model';
import { QuickEstimate } from './quick-estimate';

const base = toInputs(readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values);

/** What the estimate says, as text. */
const show = (inputs: TaxInputs) =>
  renderToString(<QuickEstimate inputs={inputs} flat={computeFlat(inputs)} onDetailed={() => {}} />)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the deductions on the screen', () => {
  it('end with their total', () => {
    // 12,950 + 1,500 + 2,000 + 3,000 = 19,450; 100,000 less that is 80,550.
    const said = show({
      ...base,
      businessType: 'llc-partnership',
      revenue: 100_000,
      useHomeOffice: true,
      healthInsurance: 2_000,
      retirementContribution: 3_000,
    });
    expect(said).toContain('Total deductions $19,450.00 Taxable base $80,550.00');
  });

  it('have a total of 0 where there are none', () => {
    const said = show({ ...base, businessType: 'c-corporation', revenue: 1_000 });
    expect(said).toContain('None apply to this business type as entered. Total deductions $0.00');
  });
});
