const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const withMore = (answers: unknown) => ({ tasks: '', purpose: '', about: '', ...(isObject(answers) ? answers : {}) });

/** Version 1 asked for nine answers and the details. */
export function addAnswers(data: unknown): unknown {
  if (!isObject(data) || !('answers' in data) || !('posting' in data)) return data;
  const { posting } = data;
  const written = isObject(posting) && 'made' in posting ? { ...posting, made: withMore(posting.made) } : posting;
  return { ...data, answers: withMore(data.answers), posting: written };
}
