import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { letterFields } from './letter';
import { toUpdate } from './update-paper';

const around = { today: '2026-11-15', currency: 'USD' };
const update = (said: Partial<Record<keyof typeof letterFields, string>>) =>
  toUpdate(readDraft(letterFields, { ...emptyDraft(letterFields, around.today), ...said }, around).values, around.today, false);

describe('the update on paper', () => {
  it('has named figures to remember, sentences as sentences, and what is asked for', () => {
    const { title, blocks } = update({
      subject: 'November update',
      news: 'We opened in Salem.\n\nTwo clinics joined.',
      figures: '- MRR: 12,400\nRunway: 14 months\nChurn fell for the third month in a row',
      asks: '• Introductions to clinics in Oregon',
      closing: 'Mara',
    });
    expect(title).toBe('November update');
    expect(blocks.find(({ kind }) => kind === 'figures')).toEqual({
      kind: 'figures',
      items: [
        { label: 'MRR', value: '12,400' },
        { label: 'Runway', value: '14 months' },
      ],
    });
    expect(blocks).toContainEqual({ kind: 'list', items: ['Churn fell for the third month in a row'] });
    expect(JSON.stringify(blocks.find(({ kind }) => kind === 'callout'))).toContain('Introductions to clinics in Oregon');
  });

  it('names no reader, and leaves out what nobody wrote', () => {
    const { blocks } = update({ subject: 'Update for [firm]', news: 'Thank you [first name], it went well.' });
    expect(JSON.stringify(blocks)).not.toMatch(/\[(firm|first name)|figures|callout/);
    expect(blocks).toContainEqual(expect.objectContaining({ text: 'Thank you, it went well.' }));
  });
});
