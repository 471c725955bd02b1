import { endSentence } from '@/lib/sentences';
import { safeUrl } from '@/lib/links';
import { escapeHtml } from '@/lib/text';
import { readAnswers, tidy } from './facts';
import type { Draft } from './model';

export interface Clickwrap {
  /** Put into the sign-up or order form. */
  html: string;
  /** Where the proof is kept. */
  sql: string;
  /** What one entry holds. */
  record: string;
  /** The words beside the box, for the preview. */
  label: string;
  button: string;
  /** A second box that consumers in the EU and the UK need before work starts early. */
  earlyStart: string;
  /** What is still missing, by the names of the fields. */
  open: string[];
}

const earlyStarts = {
  services: (word: string) =>
    `I ask you to begin before the 14 days to ${word} are over. I know that I then pay for what I have used, and lose the right once the service is fully provided.`,
  content: (word: string) => `I agree that you supply the content at once, and I know that I then lose the 14 days to ${word}.`,
  goods: () => '',
};

export const labelStart = 'I have read and agree to the';
export const linkText = 'Terms of Service';

const sql = `create table terms_acceptances (
  id            bigint generated always as identity primary key,
  user_id       varchar(64) not null,
  terms_version varchar(100) not null,
  accepted_at   timestamp with time zone not null,
  label_shown   text not null,
  terms_url     text not null,
  text_sha256   char(64) not null, -- of the terms as they were shown
  ip_address    varchar(45),
  user_agent    text
);`;

/** A box that is not ticked in advance, a link beside it, and a record: what makes an acceptance hold. */
export function toClickwrap(draft: Draft, day: string): Clickwrap {
  const { answers, hasConsumerLaw, region } = readAnswers(draft);
  const company = tidy(answers.companyName) || '[Company Name]';
  const version = tidy(answers.version) || day || '[Version]';
  const termsUrl = safeUrl(answers.termsUrl);
  const privacyUrl = safeUrl(answers.privacyUrl);
  const button = tidy(answers.buttonLabel) || 'Create account';
  const label = endSentence(`${labelStart} ${linkText} of ${company}`);
  const word = region === 'uk' ? 'cancel' : 'withdraw';
  const earlyStart = hasConsumerLaw ? earlyStarts[answers.offer](word) : '';
  const href = escapeHtml(termsUrl ?? '[Terms link]');
  const html = [
    '<form method="post" action="/sign-up">',
    '  <!-- Your own fields go here. The box below must not be ticked in advance. -->',
    '  <p>',
    `    <input type="checkbox" id="accept-terms" name="accept_terms" value="${escapeHtml(version)}" required>`,
    `    <label for="accept-terms">${labelStart} <a href="${href}" target="_blank" rel="noopener">${linkText}</a>${escapeHtml(label.slice(labelStart.length + 1 + linkText.length))}</label>`,
    '  </p>',
    ...(earlyStart === ''
      ? []
      : [
          '  <p>',
          '    <input type="checkbox" id="early-start" name="early_start" value="yes">',
          `    <label for="early-start">${escapeHtml(earlyStart)}</label>`,
          '  </p>',
        ]),
    ...(answers.includePrivacyPolicy
      ? [
          `  <p>Our <a href="${escapeHtml(privacyUrl ?? '[Privacy Policy link]')}" target="_blank" rel="noopener">Privacy Policy</a> explains what we do with your information.</p>`,
        ]
      : []),
    `  <button type="submit">${escapeHtml(button)}</button>`,
    '</form>',
    '<!-- On your server: refuse the form unless accept_terms is the current version, then store the record. -->',
  ].join('\n');
  const record = JSON.stringify(
    {
      user_id: '(from your server)',
      terms_version: version,
      accepted_at: '(your server’s time, in UTC)',
      label_shown: label,
      terms_url: termsUrl ?? '[Terms link]',
      text_sha256: '(of the terms as they were shown)',
      ip_address: '(from the request)',
      user_agent: '(from the request)',
    },
    null,
    2,
  );
  return {
    html,
    sql,
    record,
    label,
    button,
    earlyStart,
    open: [
      ...(tidy(answers.companyName) === '' ? ['Company Name'] : []),
      ...(termsUrl ? [] : ['Terms link']),
      ...(answers.includePrivacyPolicy && !privacyUrl ? ['Privacy Policy link'] : []),
    ],
  };
}
