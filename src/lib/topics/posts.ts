/** A post that one tool hands to another. */
export interface PostLine {
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
