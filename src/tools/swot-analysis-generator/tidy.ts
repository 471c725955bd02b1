/** A full stop after a mark that ends the sentence already is one too many: a company may be called "Ready!". */
export const tidyEnds = (text: string) => text.replace(/([!?…])\.(?=\s|$)/g, '$1');
