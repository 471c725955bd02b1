import { ownRecords } from '@/kinds/records/state';
import { listFound } from '@/workspace/share-parts';
import { defineShares } from '@/workspace/shares';
import { fields, state } from './model';
import { toFiles } from './download';

export const shares = defineShares(state, {
  search: (data, { currency }) =>
    listFound(ownRecords(fields, data, currency).map(({ id, name, ideas }) => ({ id, title: name, text: ideas }))),
  files: toFiles,
});
