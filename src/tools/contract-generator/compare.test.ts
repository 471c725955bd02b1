import { describe, expect, it } from 'vitest';
import { docxFile } from '@/formats/docx';
import { compareFile, countRedlines } from '@/kinds/document/compare-files';
import { toText } from '@/lib/document-text';
import { redline } from '@/lib/redline';
import { toContract } from './contract';
import { sampleAnswers } from './model';

const made = { answers: sampleAnswers('2026-11-17'), exhibits: [], currency: 'USD' };
const theirs = { ...made, answers: { ...made.answers, amount: '7,900', noticeDays: '60', lateFee: true } };

describe('a contract that came back', () => {
  it('has no difference where nothing was changed, as Word and as text', async () => {
    const contract = toContract(made);
    const file = new File([await docxFile(contract)], 'back.docx');
    expect(await compareFile(contract, file)).toEqual([]);
    expect(redline(toText(contract), toText(contract))).toEqual([]);
  });

  it('shows what the other side changed, clause by clause', async () => {
    const changes = await compareFile(toContract(made), new File([await docxFile(toContract(theirs))], 'theirs.docx'));
    const told = changes.map(({ under, ours: was, theirs: is }) => `${under}: ${was} -> ${is}`).join('\n');
    expect(told).toContain('$8,400');
    expect(told).toContain('$7,900');
    expect(told).toMatch(/-> An overdue amount bears a late fee/);
    expect(countRedlines(changes)).toMatch(/^\d+ paragraphs changed, 1 added\.$/);
    const same = await compareFile(toContract(made), new File([toText(toContract(theirs))], 'theirs.txt'));
    expect(same.some(({ theirs: is }) => is.includes('$7,900'))).toBe(true);
  });

  it('is refused in words where it is no text', async () => {
    await expect(compareFile(toContract(made), new File(['%PDF-1.7'], 'a.pdf'))).rejects.toThrow('paste it below');
  });
});
