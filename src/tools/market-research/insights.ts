import { endSentence } from '@/lib/sentences';
import { inSentence } from '@/writer/in-sentence';
import { oneLine } from '@/lib/one-line';
import { joinWords, plural } from '@/lib/text';
import type { Insight } from './content';
import { namedCompetitors, readMarket, type ResearchData } from './model';
import { buyersIn, cite, isEverywhere } from './phrases';
import { isNoSupplier } from '@/writer/rivals';

/** Where a count of buyers can be found. */
const registers = {
  companies: 'A business register or a trade association can tell you how many there are',
  people: 'The census or official statistics can tell you how many there are',
  '': 'Find out how many there are',
};

/** What decides a sale. */
const decisions = {
  companies:
    'In a company, the one who has the problem, the one who decides and the one who pays may be three different people: ask to speak to all of them.',
  people: 'Ask about the last time they paid for something like it, not about what they would buy.',
  '': 'Ask what they did last time, and write down their words.',
};

const join = (sentences: (string | false)[]) =>
  sentences
    .filter((sentence) => sentence !== false)
    .map(endSentence)
    .join(' ');

/** "Nobody (nobody)" says nothing. */
const tellHabits = (habits: readonly string[]) => {
  const told = habits.filter((habit) => !/^(?:nothing|none|nobody|no one)\b/i.test(habit));
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
};

/** Four notes to start from, made of the answers alone: what to find out, never what was found. */
export function writeInsights(data: ResearchData): Record<Insight, string> {
  const typed = readMarket(data.market);
  const [industry, market] = [cite(typed.industry), cite(typed.targetMarket)];
  const [place, budget] = [oneLine(typed.location), oneLine(typed.budget)];
  const buyers = buyersIn(typed.targetMarket);
  const told = namedCompetitors(data).filter(({ name }) => /[\p{L}\p{N}]/u.test(name));
  const named = told.filter(({ name }) => !isNoSupplier(name));
  const habits = told.filter(({ name }) => isNoSupplier(name)).map(({ name }) => oneLine(name));
  const rivals = named.map(({ name }) => oneLine(name));
  const missing = named.filter(({ pricing }) => pricing.trim() === '').length;
  const shown = rivals.slice(0, 3);
  const more = rivals.length - shown.length;
  const [first] = rivals;
  return {
    size: join([
      `The market${industry === '' ? '' : ` for ${industry}`}${place === '' ? '' : ` (${place})`} is the number of buyers times what one of them spends in a year`,
      market === '' ? 'Name your target market first: it says who to count.' : `${registers[buyers]}: ${market}`,
      first === undefined
        ? 'Then check the result from the bottom up: what one supplier sells in a year, times the number of suppliers.'
        : `Then check the result from the bottom up, with what you know about ${inSentence(first, true)}: yearly sales, times the number of suppliers like it.`,
    ]),
    audience: join([
      market === ''
        ? 'Name your target market, and this note will be about them.'
        : `Find out what they do today, and what it costs them: ${market}`,
      market !== '' && decisions[buyers],
      market !== '' && place !== '' && !isEverywhere(place) && `Before you send a survey, meet five of them in person (${place}).`,
    ]),
    landscape: join([
      first === undefined
        ? `${habits.length > 0 ? 'No supplier' : 'No competitor'} is named yet. Ask what people use today${market === '' ? '' : ` (${market})`}, and add the first three answers.`
        : `You named ${plural(rivals.length, 'competitor')}: ${joinWords(more > 0 ? [...shown, `${more} more`] : shown)}${missing === 0 ? '' : `; ${missing === 1 ? '1 price is' : `${missing} prices are`} still missing, so look ${missing === 1 ? 'it' : 'them'} up and note the date`}`,
      first !== undefined &&
        missing === 0 &&
        `Compare what ${rivals.length === 1 ? first : 'each of them'} promises with what customers complain about.`,
      habits.length > 0 &&
        `Some people buy from nobody${tellHabits(habits)}: it has no price to look up, so ask what it costs them in time, money or trouble.`,
    ]),
    entry: join([
      place === ''
        ? 'Choose one place or one group to start with, and decide beforehand which result would make you stop.'
        : isEverywhere(place)
          ? `${place} is too broad to begin with: choose one city or one group, and decide beforehand which result would make you stop.`
          : `Start in one place (${place}) with a test that one person can run in two weeks, and decide beforehand which result would make you stop.`,
      budget !== '' && `Decide how much of your budget (${budget}) the first test may cost.`,
    ]),
  };
}
