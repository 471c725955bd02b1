import { findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { keepLinks, labelNodes, state, typeLabels } from './model';
import { offerFiles } from './offer-files';

export const shares = defineShares(state, {
  search: ({ records, extra }) => {
    const names = labelNodes(records);
    return [
      ...findRecords(
        records,
        ({ name }) => name,
        ({ type, location }) => `${typeLabels[type]} ${location}`,
      ),
      ...findRecords(
        keepLinks(records, extra.links.records),
        ({ source, target }) => `${names.get(source)} to ${names.get(target)}`,
        ({ transport, item }) => `${transport} ${item}`,
        'link ',
      ),
    ];
  },
  files: ({ records, extra }, around) => offerFiles(records, keepLinks(records, extra.links.records), extra, around),
});
