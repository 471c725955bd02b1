/** With a stop at its end, where it has none. */
export const endSentence = (text: string) => (/[.!?…]["”’)]*$/.test(text) ? text : `${text}.`);
