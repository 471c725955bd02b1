import { create } from 'zustand';

/** A post that one tool hands to the calendar. */
export interface SentPost {
  /** The same for the same idea, so that sending it again replaces it. */
  key: string;
  title: string;
  content: string;
  platform: string;
  contentType: 'text' | 'image' | 'video' | 'link' | 'document';
  scheduledDate: string;
  hashtags: string[];
  isSample: boolean;
}

const useSent = create<{ posts: SentPost[] }>(() => ({ posts: [] }));

export function sendPost(post: SentPost): void {
  useSent.setState(({ posts }) => ({ posts: [...posts.filter(({ key }) => key !== post.key), post] }));
}

export const dropSentPosts = () => useSent.setState({ posts: [] });

/** What waits for the calendar, until it is added there or put away. */
export const useSentPosts = () => useSent(({ posts }) => posts);
