import type { NetworkId } from '@/lib/networks';
import type { Crop } from './pictures';
import { previewed, type Plan } from './plan';
import { PostPreview } from './post-preview';

interface PostPreviewsProps {
  post: { platform: NetworkId; content: string; campaign: string; picture: string; altText: string; crop: Crop };
  also: Plan['also'];
  /** What stands in the post on a network, from the words meant for it. */
  toShown: (network: NetworkId, content: string) => { text: string; title?: string; link?: string };
}

/** The post side by side as each of its networks would show it; nothing while there is nothing in it. */
export function PostPreviews({ post, also, toShown }: PostPreviewsProps) {
  const { content, picture, altText, crop } = post;
  if (content.trim() === '' && picture === '') return null;
  return (
    <div className="grid grid-cols-1 gap-5 sm:col-span-2 sm:grid-cols-2">
      {previewed(post, also).map((each) => (
        <PostPreview
          key={each.network}
          network={each.network}
          {...toShown(each.network, each.content)}
          picture={picture}
          altText={altText}
          crop={crop}
        />
      ))}
    </div>
  );
}
