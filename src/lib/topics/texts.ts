/** An answer that one tool hands to another, under the label both forms use. */
export interface TextLine {
  label: string;
  text: string;
}

export const toTextLines = (answers: Readonly<Record<string, string>>): TextLine[] =>
  Object.entries(answers).map(([label, text]) => ({ label, text }));

export const toAnswers = (lines: readonly TextLine[]): Record<string, string> =>
  Object.fromEntries(lines.map(({ label, text }) => [label, text]));
