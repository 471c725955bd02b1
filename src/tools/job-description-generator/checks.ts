import type { Check } from '@/kinds/document/check-list';
import { typedCurrency } from '@/lib/currencies';
import { daysBetween, formatDay, isDay } from '@/lib/dates';
import { currencyOfPlace } from '@/lib/place-currency';
import { joinWords, plural } from '@/lib/text';
import { jobTypeLabels, levelLabels, workplaceLabels, type Level } from './content';
import { describeSource, listOpen } from './document';
import type { Facts } from './facts';
import { changePosting, chooseBenefits, linesOf, mostRequirements, moveLines } from './lines';
import type { Draft, JobData, Posting } from './model';
import { findPayRules, type PayRule } from './pay-laws';
import { readPay } from './pay';

export type Fix = (data: JobData) => JobData;

const setAnswers =
  (change: Partial<Draft>): Fix =>
  (data) => ({ ...data, answers: { ...data.answers, ...change } });

/** Where the work may be done, as typed. */
export const placesOf = ({ location, country, places }: Facts) =>
  [[location, country].filter((part) => part !== '').join(', '), ...places].filter((place) => place !== '');

export interface RuleReading {
  rule: PayRule;
  missing: string[];
}

/** The pay rules of the places this job may be done in, and what the posting still lacks for each. */
export const readRules = (facts: Facts, posting: Posting): RuleReading[] =>
  findPayRules(placesOf(facts)).map((rule) => ({ rule, missing: missingFrom(rule, facts, posting) }));

function missingFrom(rule: PayRule, facts: Facts, posting: Posting): string[] {
  if (rule.isOnRequest) return [];
  return [
    ...(facts.pay ? [] : ['pay figures']),
    ...(rule.needsBenefits && (!posting.hasChosenBenefits || linesOf(posting, 'benefits').length === 0) ? ['confirmed benefits'] : []),
    ...(rule.needsClosingDate && facts.closingDate === '' ? ['a closing date'] : []),
  ];
}

/** A level that the title names for certain. */
const titleLevels: [Level, RegExp][] = [
  ['senior-level', /^(?:senior|sr)\b/i],
  ['entry-level', /^(?:junior|jr|entry[- ]level|trainee|apprentice)\b/i],
  ['executive', /^(?:chief\b(?! of staff)|vp\b|vice president|ceo\b|cto\b|cfo\b|coo\b)/i],
];

/** The title and the answers below it should not contradict each other. */
function checkTitle({ title, level, contract, jobType }: Facts): Check<Fix>[] {
  // An internship coordinator is no intern.
  if (/\bintern(?:ship)?\s*(?:$|[,(/–-])/i.test(title) && contract !== 'internship') {
    return [
      {
        id: 'title',
        text: `The title names an internship, the type is ${contract === '' ? 'open' : jobTypeLabels[contract].toLowerCase()}.`,
        fixes: [
          jobType === 'remote'
            ? { label: 'Set Contract Type to Internship', change: setAnswers({ contractType: 'internship' }) }
            : { label: 'Set Job Type to Internship', change: setAnswers({ jobType: 'internship' }) },
        ],
      },
    ];
  }
  const named = contract === 'internship' ? undefined : titleLevels.find(([, pattern]) => pattern.test(title))?.[0];
  if (!named || named === level || (named === 'senior-level' && level !== 'entry-level' && level !== 'mid-level')) return [];
  return [
    {
      id: 'title',
      text: `The title and the experience level differ: ${levelLabels[level]} is set.`,
      fixes: [{ label: `Set it to ${levelLabels[named]}`, change: setAnswers({ experienceLevel: named }) }],
    },
  ];
}

/** What makes the posting contradict itself. It stays a draft until this is changed or kept on purpose. */
export function findFaults(answers: Draft, facts: Facts, currency: string): Check<Fix>[] {
  const { problem, pay } = readPay(answers, currency);
  const home = placesOf(facts)
    .map((place) => ({ place, code: currencyOfPlace(place) ?? '' }))
    .find(({ code }) => code !== '');
  const isForeign = pay !== undefined && home !== undefined && facts.places.length === 0 && pay.currency !== home.code;
  const hasFigures = answers.payFrom.trim() !== '' || answers.payTo.trim() !== '';
  const hasSign = typedCurrency(answers.salaryRange) !== undefined || /\p{Sc}|\b[A-Z]{3}\b/u.test(answers.salaryRange);
  const inHome: Partial<Draft> = {
    ...(hasFigures ? { payCurrency: home?.code ?? 'own' } : {}),
    ...(answers.salaryRange.trim() !== '' && !hasSign ? { salaryRange: `${answers.salaryRange.trim()} ${home?.code ?? ''}` } : {}),
  };
  const { closingDate, postingDate } = facts;
  return [
    ...(problem ? [{ id: 'pay', isFault: true, text: problem }] : []),
    ...(isForeign
      ? [
          {
            id: 'currency',
            isFault: true,
            text: `The pay is in ${pay.currency}, but the place is ${home.place}, where people are paid in ${home.code}.`,
            ...(Object.keys(inHome).length > 0 ? { fixes: [{ label: `Use ${home.code}`, change: setAnswers(inHome) }] } : {}),
          },
        ]
      : []),
    ...(closingDate !== '' && postingDate !== '' && closingDate < postingDate
      ? [
          {
            id: 'dates',
            isFault: true,
            text: `Applications close on ${formatDay(closingDate)}, before the posting date of ${formatDay(postingDate)}.`,
            fixes: [{ label: 'Clear the closing date', change: setAnswers({ closingDate: '' }) }],
          },
        ]
      : []),
  ];
}

/** What to look at before the posting goes out, with one-press answers. */
export function findChecks(data: JobData, facts: Facts, today: string, currency: string): Check<Fix>[] {
  const { answers, posting } = data;
  if (!posting) return [];
  const checks: Check<Fix>[] = [];
  const required = linesOf(posting, 'required');
  const extra = required.slice(mostRequirements);
  if (extra.length > 0) {
    checks.push({
      id: 'requirements',
      text: `${plural(required.length, 'requirement')} are listed. Long lists put good people off; ${mostRequirements} is a fair limit.`,
      fixes: [
        {
          label: `Move the last ${extra.length === 1 ? 'one' : extra.length} to preferred`,
          change: (current) =>
            moveLines(
              current,
              extra.map(({ id }) => id),
              'preferred',
            ),
        },
      ],
    });
  }
  if (!posting.hasChosenBenefits && linesOf(posting, 'benefits').length > 0) {
    checks.push({
      id: 'benefits',
      text: 'The benefits are suggestions. Tick what you really offer; only ticked ones are then part of the posting.',
      fixes: [
        { label: 'Tick all', change: (current) => chooseBenefits(current, true) },
        { label: 'Leave benefits out', change: (current) => chooseBenefits(current, false) },
      ],
    });
  }
  if (facts.jobType === 'remote' && facts.contract === '') {
    checks.push({
      id: 'contract',
      text: 'Remote says where the work is done, not on what terms.',
      fixes: (['full-time', 'part-time', 'contract', 'freelance'] as const).map((contractType) => ({
        label: jobTypeLabels[contractType],
        change: setAnswers({ contractType }),
      })),
    });
  }
  if (facts.jobType === 'remote' && (answers.workplace === 'on-site' || answers.workplace === 'hybrid')) {
    checks.push({
      id: 'workplace',
      text: `Job Type says remote, Workplace says ${workplaceLabels[answers.workplace].toLowerCase()}. The posting says remote.`,
      fixes: [{ label: 'Set Workplace to Remote', change: setAnswers({ workplace: 'remote' }) }],
    });
  }
  checks.push(...checkTitle(facts));
  const { pay } = readPay(answers, currency);
  const { kept = [] } = data;
  checks.push(...findFaults(answers, facts, currency).filter(({ text }) => !kept.includes(text)));
  if (pay && pay.to > pay.from * 2) {
    checks.push({ id: 'wide', text: 'The top of the pay range is more than twice the bottom. Say only what you would really pay.' });
  }
  for (const { rule, missing } of readRules(facts, posting)) {
    if (missing.length > 0) {
      checks.push({ id: `rule-${rule.place}`, text: `${rule.place}: the posting may need ${joinWords(missing)}. See Pay rules.` });
    }
  }
  if (!pay && facts.contract === 'internship') {
    checks.push({
      id: 'internship',
      text: 'Say whether the internship is paid. Unpaid ones are lawful only in narrow cases in many places.',
    });
  }
  if (facts.closingDate !== '' && isDay(today) && daysBetween(today, facts.closingDate) < 0) {
    checks.push({
      id: 'closed',
      text: 'The closing date has passed.',
      fixes: [{ label: 'Clear it', change: setAnswers({ closingDate: '' }) }],
    });
  }
  const open = listOpen(posting);
  if (open.length > 0)
    checks.push({
      id: 'open',
      text: `Still open: ${open.some((place) => place.endsWith('?]')) ? open.join(' ') : `${joinWords(open)}.`} ${open.length === 1 ? 'Answer it in the list, or delete the line.' : 'Answer them in the list, or delete the lines.'}`,
    });
  if (!posting.isReviewed) {
    checks.push({
      id: 'template',
      text: `${describeSource(posting)}. Read every line and change what is not true of this job.`,
      fixes: [{ label: 'I have read it', change: (current) => changePosting(current, (reviewed) => ({ ...reviewed, isReviewed: true })) }],
    });
  }
  return checks;
}
