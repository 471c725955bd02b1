import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { completeMeeting, toAgenda } from './agenda';
import { searchText, state } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  agenda: ({ records }, { today }) => toAgenda(records, today),
  done: completeMeeting,
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
