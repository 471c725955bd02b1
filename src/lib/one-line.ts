/** A text from outside on one line: no line breaks, control characters, halves of letters, or marks that turn the direction. Joined emoji stay whole. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
