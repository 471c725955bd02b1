/** What a sample lacks for its papers: a result that is made on a button, and for the long case words as long as people's own. */
let count = 0;
const makeId = () => `made-${(count += 1)}`;
/** The same chance every time. */
const random = () => {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
};

const results = {
  'swot-analysis-generator': async (load, data) => {
    const at = '/src/tools/swot-analysis-generator';
    const [model, { suggest }, { draftStrategies }] = await Promise.all([`${at}/model.ts`, `${at}/suggest.ts`, `${at}/tows.ts`].map(load));
    const made = model.putSuggestions(data, await suggest(model.readAnswers(data), random()));
    const items = made.items.map((item, index) => ({ ...item, isKept: index % 8 < 4, weight: 1 + (index % 5), evidence: index % 3 === 0 ? 'Three of five customers asked said so' : '' })); // prettier-ignore
    return draftStrategies({ ...made, items });
  },
  'content-idea-generator': async (load, data) => {
    const at = '/src/tools/content-idea-generator';
    const [model, { makeIdeas }] = await Promise.all([`${at}/model.ts`, `${at}/ideas.ts`].map(load));
    const answers = model.readAnswers(data.draft);
    const made = await makeIdeas({ answers, mix: model.mixOf(data, answers), used: [] }, random());
    return model.putIdeas(data, made, makeId);
  },
};

export async function withResult(id, data, load) {
  return results[id] ? results[id](load, data) : data;
}

const longName = 'Kestrel & Moor Surveyors';
const long = {
  'logo-maker': (data) => ({ ...data, text: longName }),
};
export const withLongWords = (id, data) => long[id]?.(data) ?? data;
