import { useMemo, useState } from 'react';
import { campaignsOf } from '@/kinds/posts/fields';
import { FilterBar } from '@/kinds/records/filter-bar';
import { selectRecords } from '@/kinds/records/select-records';
import { VirtualList } from '@/ui/virtual-list';
import { platformLabels, statusLabels } from '../content';
import { findRepeats, isDue, platforms, rankPost, searchText, startFilter, statuses, type Filter, type Moment, type Post } from '../model';
import { PostRow } from './post-row';
import type { PostForm, PostRecords } from './use-post-form';

const fixed = {
  status: {
    label: 'Filter by status',
    options: [
      { value: 'all', label: 'All statuses' },
      ...statuses.map((value) => ({ value, label: statusLabels[value] })),
      { value: 'due', label: 'Due' },
    ],
  },
  platform: {
    label: 'Filter by platform',
    options: [{ value: 'all', label: 'All platforms' }, ...platforms.map((value) => ({ value, label: platformLabels[value] }))],
  },
};

const sorting = {
  sort: {
    label: 'Sort',
    options: [
      { value: 'next', label: 'Next first' },
      { value: 'entry', label: 'Newest entry first' },
    ],
  },
};

/** Every post, searched and filtered. */
export function AllPosts({ records, form, now }: { records: PostRecords; form: PostForm; now: Moment }) {
  const { all } = records;
  const [filter, setFilter] = useState<Filter>(startFilter);
  // A campaign that is gone filters no more.
  const campaigns = useMemo(() => campaignsOf(all), [all]);
  const repeats = useMemo(() => findRepeats(all), [all]);
  const shown = useMemo(() => {
    const keep = (post: Post) =>
      (!campaigns.includes(filter.campaign) || post.campaign.trim() === filter.campaign) &&
      (filter.platform === 'all' || post.platform === filter.platform) &&
      (filter.status === 'all' || (filter.status === 'due' ? isDue(post, now) : post.status === filter.status));
    const sort = filter.sort === 'next' ? { by: (post: Post) => rankPost(post, now) } : undefined;
    return selectRecords(all, { query: filter.query, searchIn: searchText, keep, sort });
  }, [all, filter, now, campaigns]);
  const choices = {
    ...fixed,
    ...(campaigns.length > 0
      ? {
          campaign: {
            label: 'Filter by campaign',
            options: [{ value: 'all', label: 'All campaigns' }, ...campaigns.map((value) => ({ value, label: value }))],
          },
        }
      : {}),
    ...sorting,
  };
  return (
    <>
      <FilterBar
        noun="post"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={all.length}
      />
      {shown.length > 0 && (
        <VirtualList
          label="All Posts"
          items={shown}
          row={(post) => <PostRow post={post} records={records} form={form} now={now} repeat={repeats.get(post.id)} />}
        />
      )}
    </>
  );
}
