import { describe, expect, it } from 'vitest';
import { showScreen } from '@/kinds/work/test-screen';
import { day, text } from '@/lib/fields';
import { RecordForm } from './record-form';
import { recordsState } from './state';
import { useRecordForm } from './use-record-form';
import { useRecords } from './use-records';

const fields = { name: text('Name', { required: 'Name it.' }), from: day('From'), to: day('To') };
const state = recordsState({ version: 1, fields, sample: () => [] });

function Screen() {
  const records = useRecords(state, fields, 'Stay');
  const form = useRecordForm(records, {
    isAlwaysOpen: true,
    check: ({ from, to }) => (to !== '' && to < from ? { to: 'The end is before the start.' } : {}),
  });
  return (
    <>
      <RecordForm form={form} title="Add Stay" editTitle="Edit Stay" submit="Add" names={['name', 'from', 'to']} isPermanent />
      <p>{`Stays: ${records.all.map(({ name }) => name).join(', ') || 'none'}.`}</p>
    </>
  );
}

describe('the form of a list', () => {
  it('refuses what no field can know alone together with what a field knows, and goes to the first', async () => {
    const screen = showScreen(<Screen />);
    screen.type('From', '2026-11-20');
    screen.type('To', '2026-11-10');
    expect(screen.messageOf('To')).toBe('');
    await screen.press('Add');
    expect(screen.messageOf('Name')).toBe('Name it.');
    expect(screen.messageOf('To')).toBe('The end is before the start.');
    expect(document.activeElement).toBe(screen.field('Name'));

    screen.type('Name', 'Lisbon');
    await screen.press('Add');
    expect(document.activeElement).toBe(screen.field('To'));
    expect(screen.text()).toContain('Stays: none.');

    screen.type('To', '2026-11-30');
    await screen.press('Add');
    expect(screen.text()).toContain('Stays: Lisbon.');
    expect(screen.messageOf('Name')).toBe('');
    expect(screen.field('Name').value).toBe('');
  });
});
