/** A post for a social network. */
export interface PostLine {
  id: string;
  title: string;
  content: string;
  platform: string;
  contentType: 'text' | 'image' | 'video' | 'link' | 'document';
  date: string;
  time: string;
  /** Without the sign before them. */
  hashtags: string[];
  mediaUrl: string;
  altText: string;
  linkUrl: string;
  status: 'draft' | 'scheduled' | 'published';
}
