/** Letters and digits of a title, with single hyphens between. */
export const toStem = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
