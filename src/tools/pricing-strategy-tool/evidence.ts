import type { Surroundings } from '@/lib/fields';
import { computeCurve, readDemand, type Curve, type Demand } from './demand';
import { computeEconomics, type Economics } from './economics';
import { isGeneral, rankStrategies, type Evidence, type Fit } from './fit';
import { computePricePoints, readMarket, type Span } from './market';
import { strategyIds, type StrategyId } from './content';
import { readAnswers, readCosts, readStudies, type CardOrder, type Costs, type PricingData, type Studies } from './model';
import { computeMeter, rangeOf, readSurvey, type Meter, type Survey } from './survey';

/** Everything that follows from what was typed and pasted. */
export interface Analysis {
  evidence: Evidence;
  studies: Studies;
  costs: Costs;
  survey: Survey;
  meter: Meter | null;
  demand: Demand;
  curve: Curve | null;
  economics: Economics;
  points: Record<StrategyId, Span[]> | null;
  /** Best first. */
  fits: Fit[];
  /** As the cards are shown. */
  shown: RankedFit[];
  isGeneral: boolean;
}

export interface RankedFit extends Fit {
  /** 1 for the best. */
  rank: number;
}

/** In the order everyone knows them by, or the best fit first; the rank is the same in both. */
function orderCards(fits: readonly Fit[], order: CardOrder = 'usual'): RankedFit[] {
  const ranked = fits.map((fit, index) => ({ ...fit, rank: index + 1 }));
  return order === 'fit' ? ranked : strategyIds.flatMap((id) => ranked.filter((fit) => fit.id === id));
}

export function analyse(data: PricingData, around: Surroundings): Analysis {
  const { currency } = around;
  const answers = readAnswers(data, around);
  const studies = readStudies(data, around);
  const costs = readCosts(data, around);
  const survey = readSurvey(studies.survey, currency);
  const meter = computeMeter(survey.answers);
  const demand = readDemand(studies.demand, studies.demandKind, currency);
  const curve = computeCurve(demand.points, costs.unitCost);
  const market = readMarket(answers.competitorPricing, currency, data.said);
  const evidence: Evidence = {
    answers,
    market,
    range: meter && rangeOf(meter, studies.rangeLines),
    curve,
    unitCost: costs.unitCost,
    currency,
  };
  const fits = rankStrategies(evidence);
  return {
    evidence,
    studies,
    costs,
    survey,
    meter,
    demand,
    curve,
    economics: computeEconomics(costs),
    points: computePricePoints(market, studies.basis),
    fits,
    shown: orderCards(fits, data.order),
    isGeneral: isGeneral(evidence),
  };
}
