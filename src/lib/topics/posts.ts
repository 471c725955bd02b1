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
  campaign?: string | undefined;
  /** A small copy of its picture, and which part of it matters. */
  picture?: string | undefined;
  crop?: 'middle' | 'top' | 'bottom' | 'left' | 'right' | undefined;
  review?: 'none' | 'approved' | 'changes' | undefined;
  reviewedBy?: string | undefined;
  reviewNote?: string | undefined;
  /** Tells which wording was reviewed. */
  reviewOf?: string | undefined;
}
