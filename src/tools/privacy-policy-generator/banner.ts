/** The words of a cookie banner, from the same answers as the policy: it asks for what the policy says is asked for, and for nothing else. */
import { joinWords, plural } from '@/lib/text';
import { cookieKinds, cookieKindLabels, type CookieKind } from './content';
import type { Work } from './model';

export interface Banner {
  text: string;
  /** Side by side and alike: refusing is as easy as agreeing. */
  buttons: readonly string[];
  /** What people can choose one by one, with how many cookies each stands for. */
  choices: readonly { kind: CookieKind; label: string; text: string }[];
  /** Where banner, list and policy do not fit together. */
  warnings: readonly string[];
}

const purposes: Record<Exclude<CookieKind, 'necessary'>, string> = {
  preferences: 'to remember your settings',
  statistics: 'to see how the site is used',
  marketing: 'to show ads that fit you',
};

export function toBanner({ answers, cookies }: Pick<Work, 'answers' | 'cookies'>): Banner {
  const counts = new Map<CookieKind, number>();
  for (const { kind } of cookies.records) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = cookieKinds.filter((kind) => counts.has(kind));
  const optional = kinds.filter((kind) => kind !== 'necessary');
  const company = answers.companyName.trim() || 'This site';
  const isEuropean = answers.gdpr || answers.ukGdpr;
  const asks = optional.length > 0 && (answers.asksConsent || isEuropean);
  const warnings = [
    ...(!answers.cookies && kinds.length > 0 ? ['Cookies are listed here, but the policy’s cookies section is off.'] : []),
    ...(answers.cookies && kinds.length === 0 ? ['No cookies are listed yet, so the banner can’t name any.'] : []),
    ...(optional.length > 0 && isEuropean && !answers.asksConsent
      ? [
          'The EU and the UK ask for consent before cookies that are not necessary, but the policy doesn’t say that you ask. Tick the box above once you do.',
        ]
      : []),
    ...(optional.length === 0 && answers.asksConsent && kinds.length > 0
      ? ['The policy says that you ask before setting cookies that are not necessary, but only necessary ones are listed.']
      : []),
  ];
  if (optional.length === 0)
    return {
      text: `${company} uses only cookies that the site needs to work. More in our privacy policy.`,
      buttons: ['OK'],
      choices: [],
      warnings,
    };
  const why = joinWords(optional.map((kind) => purposes[kind]));
  return {
    text: asks
      ? `${company} uses cookies that the site needs to work. With your consent, we also use cookies ${why}. You can refuse, and change your choice at any time in our privacy policy.`
      : `${company} uses cookies that the site needs to work, and cookies ${why}. Our privacy policy says how to turn them off.`,
    buttons: asks ? ['Accept all', 'Reject all', 'Choose'] : ['OK', 'Choose'],
    choices: kinds.map((kind) => ({
      kind,
      label: cookieKindLabels[kind],
      text: `${kind === 'necessary' ? 'Always on' : asks ? 'Off until you agree' : 'On until you turn it off'}, ${plural(counts.get(kind) ?? 0, 'cookie')}`,
    })),
    warnings,
  };
}

/** As plain text, for whoever builds the banner. */
export const bannerText = ({ text, buttons, choices }: Banner) =>
  [
    text,
    `Buttons: ${buttons.join(' | ')}`,
    ...(choices.length > 0 ? [choices.map((choice) => `${choice.label}: ${choice.text}`).join('\n')] : []),
  ].join('\n\n');
