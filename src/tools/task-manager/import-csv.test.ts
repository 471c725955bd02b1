import { describe, expect, it } from 'vitest';
import { parseCsv } from '@/formats/csv';
import { findReader } from './import-csv';

const read = (text: string) => {
  const { headers, rows } = findReader(text)?.(parseCsv(text), '2026-11-18') ?? { headers: [], rows: [] };
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [headers[index] ?? '', cell]).filter(([, cell]) => cell !== '')));
};

describe('files of other programs', () => {
  it('reads what Todoist writes: days in words, steps further in, comments below', () => {
    const text = [
      'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
      'section,Money,,,,,,,,',
      'task,Pay VAT @tax,Form 3,1,1,Ana (1),Rui (2),2026-12-15,en,',
      'task,Find receipts,,4,2,Ana (1),,tomorrow,en,',
      'note,Ask the accountant,,,,,,,,',
      ',,,,,,,,,',
      'task,Standup,,4,1,Ana (1),,every monday 9am,en,',
      'task,Think,,4,1,Ana (1),,zebra,en,',
    ].join('\n');
    expect(read(text)).toEqual([
      {
        Title: 'Pay VAT',
        Description: 'Form 3\nAsk the accountant',
        Priority: 'High',
        Status: 'To Do',
        Assignee: 'Rui',
        'Due Date': '2026-12-15',
        Tags: 'tax',
        Subtasks: '[ ] Find receipts, tomorrow',
      },
      {
        Title: 'Standup',
        Priority: 'Low',
        Status: 'To Do',
        Assignee: 'Unassigned',
        'Due Date': '2026-11-23',
        Time: '09:00',
        Repeats: 'every monday',
      },
      { Title: 'Think', Priority: 'Low', Status: 'To Do', Assignee: 'Unassigned', 'Due Date': 'zebra' },
    ]);
  });

  it('reads what Asana writes: done by its day, steps by their task', () => {
    const text = [
      'Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task',
      '1,2026-11-01,,2026-11-02,Launch site,Doing,Sam Lee,s@x.co,2026-12-01,2026-12-20,"web,q4",note,Site,',
      '2,2026-11-01,2026-11-05,2026-11-02,Buy domain,,,,,,,,,Launch site',
      '3,2026-11-01,,2026-11-02,Write texts,,Ana,,,2026-12-10,,,,Launch site',
      '4,2026-11-01,2026-11-06,2026-11-02,Old thing,To do,,,,,,,Site,',
    ].join('\n');
    expect(read(text)).toEqual([
      {
        Title: 'Launch site',
        Description: 'note',
        Status: 'In Progress',
        Assignee: 'Sam Lee',
        'Due Date': '2026-12-20',
        Tags: 'web, q4',
        'Start Date': '2026-12-01',
        Subtasks: '[x] Buy domain',
      },
      { Title: 'Write texts', Description: 'Part of Launch site', Status: 'To Do', Assignee: 'Ana', 'Due Date': '2026-12-10' },
      { Title: 'Old thing', Status: 'Completed', Assignee: 'Unassigned', 'Due Date': '2026-11-06' },
    ]);
  });

  it('leaves every other table alone', () => {
    expect(findReader('Task,Assignee,Due\nCall,,2031-01-04')).toBeUndefined();
  });
});
