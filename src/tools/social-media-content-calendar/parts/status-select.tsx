import { SelectBox } from '@/ui/search-box';
import { statusLabels } from '../content';
import { statuses, type Post } from '../model';
import type { PostActions } from './use-posts';

const options = statuses.map((value) => ({ value, label: statusLabels[value] }));

export function StatusSelect({ post, actions }: { post: Post; actions: PostActions }) {
  return (
    <SelectBox
      label={`Status of ${post.title || 'post'}`}
      value={post.status}
      options={options}
      onChange={(status) => actions.setStatus(post, status)}
    />
  );
}
