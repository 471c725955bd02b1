import { endSentence } from '@/lib/sentences';
import { shuffle, type Random } from '@/lib/random';
import { antiKinds, modelWords, roleBehaviors, ways, type Way, type WayName } from './archetypes';
import { findAges, findGender, findGroups, findPlace, findStage } from './audience';
import type { Answers, Sketch } from './model';
import { findOccupation } from './occupation';
import { firstNames, incomes, lastNames, ownersIncome, salary } from './people';
import type { WriterInputs } from './writer';
import { inSentence } from '@/writer/in-sentence';
import { namedRivals } from '@/writer/rivals';
import { beginSentence, innerCapitals } from '@/writer/words';

const personaCount = 3;
/** What someone with the title that was named does all day. */
export const atWork = 'At work: ';

/** The user's words on one line, as typed but for what ends or begins a sentence of ours. */
const own = (typed: string) =>
  typed
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[\s.;,:]+$/, '')
    .trim();
/** As it reads after a colon of ours; a question stays one. */
const after = (typed: string) => innerCapitals(/[?!]["”]?$/.test(typed) ? typed : inSentence(typed, true));

/** "Our customers are dog owners" names dog owners. */
const opening =
  /^(?:we (?:mainly |mostly )?(?:sell to|serve|target|help|work with) |(?:our|my) (?:(?:main|ideal|target) )?(?:customers|clients|buyers|users|market|audience) (?:are|is) )/i;

/** Past the end it begins again. */
const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

/** The likeliest first; each round takes the next three. */
const orders: Record<'company' | 'private', readonly WayName[]> = {
  company: ['accountable', 'comparer', 'hurried', 'sceptic', 'loyal', 'newcomer', 'overloaded'],
  private: ['newcomer', 'overloaded', 'sceptic', 'comparer', 'hurried', 'loyal', 'accountable'],
};

/** A third of the range each, so that the three are not of one age. */
function toAges([youngest, oldest]: readonly [number, number], index: number): string {
  const step = (oldest - youngest) / personaCount;
  return `${Math.round(youngest + step * index)}–${Math.round(youngest + step * (index + 1))}`;
}

/** Names that share no initial with one another, nor with those on the page. */
function drawNames(names: readonly string[], taken: readonly string[], random: Random): string[] {
  const initials = new Set(taken.map((name) => name.charAt(0)));
  const fresh = shuffle(names, random).filter((name) => !initials.has(name.charAt(0)) && initials.add(name.charAt(0)));
  const lasts = shuffle(lastNames, random);
  return fresh.slice(0, personaCount).map((first, index) => `${first} ${at(lasts, index)}`);
}

const openings: readonly ((name: string, group: string) => string)[] = [
  (name, group) => `${name} is an example of the people you want to reach: ${group}`,
  (name, group) => `${name} belongs to your target market: ${group}`,
  (name, group) => `${name} stands for one part of your market: ${group}`,
];
const problems: readonly ((first: string, problem: string) => string)[] = [
  (first, problem) => `One thing gets in ${first}’s way: ${problem}`,
  (first, problem) => `Ask ${first} what goes wrong, and the answer may well be this: ${problem}`,
  (first, problem) => `${first} has learned to live with this: ${problem}`,
];
const habits: readonly ((first: string, rivals: string) => string)[] = [
  (first, rivals) => `What ${first} turns to today: ${rivals}`,
  (first, rivals) => `${first}’s usual choice today: ${rivals}`,
  (first, rivals) => `So far ${first} has made do with this: ${rivals}`,
];

const toWords = (answers: Answers) => ({
  groups: findGroups(own(answers.targetMarket).replace(opening, '')),
  offer: own(answers.productType),
  problem: own(answers.problem),
  rivals: namedRivals(own(answers.rivals)),
  edge: own(answers.edge),
  place: findPlace(answers.targetMarket) || own(answers.place),
});

/** Three example people who choose in three different ways. What they know of the company is what the user said. */
export function makePersonas({ answers, taken, round }: WriterInputs, random: Random): Sketch[] {
  const { groups, offer, problem, rivals, edge, place } = toWords(answers);
  const model = modelWords[answers.businessModel];
  const names = drawNames(firstNames[findGender(answers.targetMarket) ?? 'anyone'], taken, random);
  return Array.from({ length: personaCount }, (_, index) => {
    const group = at(groups.length > 0 ? groups : ['your target market'], index);
    const { text: occupation, isInCompany, isOwner, role } = findOccupation(group, answers.businessModel);
    const turn = index + personaCount * round;
    const way: Way = ways[at(orders[isInCompany ? 'company' : 'private'], turn)];
    // Owners have nobody to convince but themselves.
    const buyingRole = isInCompany ? (isOwner ? 'budget' : way.role) : answers.businessModel === 'B2B2C' ? 'user' : 'none';
    const name = names[index] ?? `Alex ${at(lastNames, index)}`;
    const [first = name] = name.split(' ');
    const bio = [
      at(openings, turn)(name, after(group)),
      ...(problem === '' ? [] : [at(problems, turn)(first, after(problem))]),
      ...(rivals === '' ? [] : [at(habits, turn)(first, after(rivals))]),
      way.attitude(first),
      at(model.closings, turn)(first, offer === '' ? 'your offer' : `this: ${after(offer)}`),
    ];
    return {
      name,
      age: toAges((isInCompany ? undefined : (findAges(group) ?? findStage(group))) ?? [28, 60], index),
      occupation,
      income: isOwner ? ownersIncome : isInCompany ? salary : at(incomes, index),
      location: place || 'Wherever you sell',
      buyingRole,
      bio: bio.map(endSentence).join(' '),
      isAnti: false,
      reason: '',
      goals: [...way.goals, ...(edge === '' ? [] : [`Find out if this is true: ${after(edge)}`])],
      behaviors: [
        ...way.behaviors,
        buyingRole === 'none' ? at(model.behaviors, index) : roleBehaviors[buyingRole],
        ...(role ? [`${atWork}${at(role.duties, index)}`] : []),
      ],
      painPoints: [...(problem === '' ? [] : [beginSentence(problem)]), way.pain, at(model.pains, index)],
      preferredChannels: [...way.channels],
      job: [way.job],
      trigger: [way.trigger],
      alternatives: [...(rivals === '' ? [] : findGroups(rivals).map(beginSentence)), 'Leaving things as they are'],
    };
  });
}

/** One person it may be wiser not to serve. */
export function makeAnti(inputs: WriterInputs, random: Random): Sketch {
  const [base] = makePersonas(inputs, random);
  if (!base) throw new Error('There is nobody to start from.');
  const kind = at(antiKinds, inputs.round);
  const { groups } = toWords(inputs.answers);
  const [first = base.name] = base.name.split(' ');
  return {
    ...base,
    buyingRole: 'none',
    isAnti: true,
    reason: kind.reason,
    bio: `${endSentence(`From a distance, ${base.name} looks like one of your customers: ${after(groups[0] ?? 'your target market')}`)} ${kind.attitude(first)}`,
    goals: [...kind.goals],
    behaviors: [...kind.behaviors],
    painPoints: [...kind.pains],
    job: [],
    trigger: [],
  };
}
