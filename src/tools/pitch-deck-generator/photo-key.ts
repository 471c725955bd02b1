/** Whose face it is, whatever the spelling. */
export const toPhotoKey = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();
