import type { Day } from '@/lib/dates';
import { emptyDraft, readDraft, type Surroundings } from '@/lib/fields';
import { hashText } from '@/lib/random';
import { isSampleRecord } from '@/kinds/records/state';
import { fields, riskIdentity, type Risk } from './model';

export const stages = ['idea', 'building', 'selling', 'growing'] as const;
export type Stage = (typeof stages)[number];
export const stageLabels: Record<Stage, string> = {
  idea: 'Still an idea',
  building: 'Building the first version',
  selling: 'Selling to the first customers',
  growing: 'Growing the team',
};

export const trades = ['any', 'software', 'goods', 'food', 'services'] as const;
export type Trade = (typeof trades)[number];
export const tradeLabels: Record<Trade, string> = {
  any: 'Any company',
  software: 'Software',
  goods: 'Physical goods',
  food: 'Food and drink',
  services: 'Services by people',
};

type Starter = readonly [category: Exclude<Risk['category'], ''>, description: string];

const byStage: Record<Stage, readonly Starter[]> = {
  idea: [
    ['Market', 'Too few people have the problem, or it does not hurt enough to pay for'],
    ['Customer', 'The people we talk to are not the people who would buy'],
    ['Financial', 'Savings run out before the idea is proven'],
    ['Team', 'Founders disagree about roles, time or ownership, and nothing is written down'],
    ['Legal/Regulatory', 'A former employer or partner claims the idea or the code'],
    ['Competitive', 'Somebody else already solves it well enough'],
  ],
  building: [
    ['Product', 'The first version takes much longer than planned'],
    ['Technology', 'A part we depend on turns out not to work as expected'],
    ['Financial', 'Money runs out before there is something to sell'],
    ['Team', 'One person holds knowledge that nobody else has'],
    ['Customer', 'Nobody outside the team tries it before it is finished'],
    ['Legal/Regulatory', 'A permit, license or check is needed and comes late'],
  ],
  selling: [
    ['Customer', 'One customer brings most of the revenue'],
    ['Financial', 'Customers pay late and bills cannot be paid on time'],
    ['Market', 'A sale takes longer or costs more than it brings in'],
    ['Operational', 'A supplier or service fails and there is no second one'],
    ['Legal/Regulatory', 'Personal data is lost or seen by the wrong people'],
    ['Product', 'A fault reaches customers and is noticed there first'],
  ],
  growing: [
    ['Team', 'Key people leave, or new ones cannot be found in time'],
    ['Financial', 'Costs grow before revenue does'],
    ['Operational', 'What works for ten customers breaks at a hundred'],
    ['Strategic', 'Too many things are started at once'],
    ['Legal/Regulatory', 'Employment, tax or reporting duties are missed as the team grows'],
    ['Competitive', 'A larger company copies the product or lowers its price'],
  ],
};

const byTrade: Record<Trade, readonly Starter[]> = {
  any: [],
  software: [
    ['Technology', 'The service is down while customers need it'],
    ['Technology', 'Somebody breaks into an account or a server'],
    ['Operational', 'Data is lost and the backup was never tried'],
    ['Strategic', 'A platform we build on changes its rules or prices'],
  ],
  goods: [
    ['Operational', 'Goods arrive late, damaged or not as ordered'],
    ['Financial', 'Money is tied up in stock that does not sell'],
    ['Legal/Regulatory', 'A product has to be recalled or fails a safety rule'],
    ['Market', 'Freight, duties or materials become more expensive'],
  ],
  food: [
    ['Legal/Regulatory', 'A hygiene inspection fails, or an allergen is not declared'],
    ['Operational', 'Cooling or an oven fails and goods spoil'],
    ['Financial', 'Ingredients or energy rise faster than your prices can'],
    ['Team', 'Shifts cannot be filled at short notice'],
  ],
  services: [
    ['Team', 'The person who holds a client’s trust leaves'],
    ['Financial', 'Hours are worked that nobody pays for'],
    ['Customer', 'A job goes wrong and the client claims damages'],
    ['Operational', 'Too little work for the team, or more than it can do'],
  ],
};

/** Things that often go wrong at a stage and in a trade: to be read, chosen and put into one's own words. */
export const listStarters = (stage: Stage, trade: Trade): readonly Starter[] => [...byStage[stage], ...byTrade[trade]];

/** Those chosen that are not in the register yet. Their scores are the form's own, not reviewed by anyone. */
export function toStarterRisks(chosen: readonly Starter[], existing: readonly Risk[], around: Surroundings, makeId: () => string): Risk[] {
  const here = new Set(existing.map(riskIdentity));
  const start = readDraft(fields, emptyDraft(fields, around.today), around).values;
  return chosen
    .map(([category, description]): Risk => ({ ...start, id: makeId(), category, description }))
    .filter((risk) => !here.has(riskIdentity(risk)));
}

/** When each open risk is looked at again. */
export const toReviews = (risks: readonly Risk[]): { id: string; day: Day; title: string; details: string }[] =>
  risks
    .filter(({ reviewDate, status }) => reviewDate !== '' && status !== 'resolved')
    .map(({ id, isEdited, reviewDate, description, owner, mitigation, triggerEvent }) => ({
      // A sample has the same id everywhere, so once it is somebody's own its words tell it apart.
      id: isSampleRecord({ id }) ? `risk-${id}-${hashText(description).toString(36)}` : `risk-${id}`,
      day: reviewDate,
      title: `${isSampleRecord({ id, ...(isEdited ? { isEdited } : {}) }) ? 'Sample: ' : ''}Review the risk: ${description.trim() || 'not described'}`,
      details: [
        owner.trim() === '' ? '' : `Owner: ${owner.trim()}`,
        mitigation.trim() === '' ? '' : `Mitigation: ${mitigation.trim()}`,
        triggerEvent.trim() === '' ? '' : `Trigger event: ${triggerEvent.trim()}`,
      ]
        .filter(Boolean)
        .join('\n'),
    }));
