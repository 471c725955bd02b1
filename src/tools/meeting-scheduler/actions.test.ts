import { describe, expect, it } from 'vitest';
import { readAction, toTaskLines } from './actions';
import { makeMeeting } from './model';

const today = '2026-11-17';

describe('an action of a meeting', () => {
  it.each([
    ['Ana: send the deck by 1 December 2026', 'Send the deck', 'Ana', '2026-12-01'],
    ['- Jo Okafor: call the bank by Friday', 'Call the bank', 'Jo Okafor', '2026-11-20'],
    ['buy flour tomorrow', 'Buy flour', '', '2026-11-18'],
    ['Jo: renew the permit by 5 January', 'Renew the permit', 'Jo', '2027-01-05'],
    ['Jo: say what was late on 5 January 2026', 'Say what was late', 'Jo', '2026-01-05'],
    ['book the room', 'Book the room', '', ''],
    ['Decide on the price by then', 'Decide on the price by then', '', ''],
    ['What we all agreed to do: nothing', 'What we all agreed to do: nothing', '', ''],
    ['[ ] Mara: file the return by 2026-12-15.', 'File the return', 'Mara', '2026-12-15'],
  ])('says who does what by when: %s', (line, title, owner, day) => {
    expect(readAction(line, today)).toEqual({ title, owner, day });
  });

  it('counts from the meeting, so that Friday stays the same Friday', () => {
    const meeting = makeMeeting('m1', 'Board call', '2026-11-11', '10:00', { actions: 'Ana: call by Friday' });
    const series = { ...meeting, repeat: 'weekly' as const };
    expect([meeting, series].map((one) => toTaskLines(one, today)[0]?.day)).toEqual(['2026-11-13', '2026-11-20']);
  });

  it('names the meeting it comes from, and empty lines are none', () => {
    const meeting = makeMeeting('m1', 'Board call', '2026-11-16', '10:00', { actions: 'Ana: a\n\n' });
    expect(toTaskLines(meeting, today)).toEqual([
      { key: 'm1 1', title: 'A', owner: 'Ana', day: '', about: 'Board call, 16 Nov 2026', priority: 'medium' },
    ]);
  });
});
