import { describe, expect, it } from 'vitest';
import { readAnswers } from './facts';
import { type Draft } from './model';
import { toSections, toShortVersion } from './terms';
import { today, make, documentOf, textOf, headingsOf, numberedOf, sectionOf, gapsOf } from './test-data';

const everySwitch = {
  accounts: true,
  subscriptions: true,
  userContent: true,
  dmca: true,
  ai: true,
  api: true,
  arbitration: true,
  classWaiver: true,
};

describe('the switches', () => {
  it('add each its own section, and only that', () => {
    const plain = toSections(readAnswers(make())).map(({ id }) => id);
    const sections: [Partial<Draft>, string, string][] = [
      [{ accounts: true }, 'accounts', 'Your Account'],
      [{ subscriptions: true }, 'subscriptions', 'Prices, Subscriptions and Renewal'],
      [{ userContent: true }, 'content', 'Your Content'],
      [{ dmca: true }, 'copyright', 'Copyright Complaints'],
      [{ ai: true }, 'ai', 'AI Features'],
      [{ api: true }, 'api', 'API Access'],
      [{ arbitration: true }, 'disputes', 'Arbitration'],
      [{ classWaiver: true }, 'disputes', 'Class Action Waiver'],
      [{ arbitration: true, classWaiver: true }, 'disputes', 'Arbitration and Class Action Waiver'],
    ];
    for (const [on, id, title] of sections) {
      const now = toSections(readAnswers(make(on)));
      expect(now.map((section) => section.id).filter((one) => !plain.includes(one))).toEqual([id]);
      expect(now.find((section) => section.id === id)?.title).toBe(title);
    }
    // Twelve and the eight switches; arbitration and the waiver share a section: 12 + 7 = 19.
    expect(numberedOf(make(everySwitch))).toHaveLength(19);
  });

  it('say what was answered', () => {
    const paid = sectionOf(
      make({ subscriptions: true, trialDays: '7', reminderDays: '10', cancelPath: 'in Settings' }),
      'Prices, Subscriptions and Renewal',
    );
    for (const part of ['free trial lasts 7 days', 'at least 10 days before each renewal', 'as follows: in Settings. It is no harder'])
      expect(paid).toContain(part);
    expect(sectionOf(make({ subscriptions: true }), 'Prices, Subscriptions and Renewal')).not.toMatch(/trial|reminder/);
    const typed = textOf(make({ subscriptions: true, cancelPath: 'Open Billing.', serviceType: 'Online bookshop.' }));
    expect(typed).toContain('as follows: Open Billing. It is no harder to cancel');
    expect(typed).toContain('type: Online bookshop (available at acme.com).');
    const dotted = textOf(
      make({ country: 'UK', state: 'Wales', website: 'acme.com.', contactEmail: 'hi@acme.io.', address: '1 High St, London.' }),
    );
    for (const part of [
      'when you use acme.com and',
      'Acme Inc., 1 High St, London, hi@acme.io.',
      'postal address is: 1 High St, London.\n',
    ])
      expect(dotted).toContain(part);
    expect(textOf(make({ companyName: 'Acme Corp.' }))).toContain('between you and Acme Corp. ("we"');
    expect(gapsOf(make({ subscriptions: true }))).toEqual(['How to Cancel']);
    expect(gapsOf(make({ ai: true }))).toEqual(['Training on User Content']);
    expect(textOf(make({ ai: true, aiTraining: 'never' }))).toContain('We do not use what you enter');
    expect(gapsOf(make({ arbitration: true }))).toEqual(['Arbitration Provider']);
    for (const [arbitrator, named] of [
      ['JAMS', 'JAMS'],
      ['American Arbitration Association', 'the American Arbitration Association'],
      ['the American Arbitration Association.', 'the American Arbitration Association'],
    ] as const)
      expect(textOf(make({ arbitration: true, arbitrator }))).toContain(`proceedings administered by ${named} under its rules`);
    expect(gapsOf(make({ dmca: true }))).toEqual(['Copyright Agent', 'Copyright Agent’s Email', 'Postal Address']);
  });

  it('cap liability at what was paid, an amount, or the higher of the two', () => {
    const cap = (more: Partial<Draft>) => sectionOf(make(more), 'Limitation of Liability');
    expect(cap({})).toContain('the amount you paid us for the Service in the 12 months before');
    expect(cap({ capMonths: '1' })).toContain('in the month before');
    expect(cap({ capBasis: 'amount', capAmount: '$100' })).toContain('is limited to $100.');
    expect(cap({ capBasis: 'greater', capAmount: '$100' })).toContain('the higher of $100 and the amount you paid us');
    expect(cap({ liabilityCap: false })).not.toContain('total liability');
  });

  it('fit those who use the service', () => {
    for (const [audience, purpose] of [
      ['everyone', 'your own personal or internal business use'],
      ['consumers', 'your own personal use'],
      ['businesses', 'your own internal business use'],
    ] as const)
      expect(textOf(make({ audience }))).toContain(`the Service for ${purpose}.`);
    expect(textOf(make({ country: 'UK', offer: 'goods' }))).toContain(
      'Goods must be as described, fit for purpose and of satisfactory quality.',
    );
    expect(textOf(make({ arbitration: true, optOutDays: '60' }))).toContain('opt out of arbitration within 60 days of first accepting');
    expect(textOf(make({ noticeDays: '45' }))).toContain('important changes at least 45 days before they take effect');
  });

  it('keep arbitration away from consumers in the EU and the UK, and refer to each other by number', () => {
    expect(sectionOf(make({ arbitration: true, country: 'Germany' }), 'Arbitration')).toContain(
      'does not apply to you if you are a consumer',
    );
    // Governing law is the tenth of the twelve, arbitration comes right after it.
    expect(textOf(make({ arbitration: true }))).toContain('unless section 11 sends them to arbitration');
    expect(textOf(make({ arbitration: true }))).toContain('as described in section 10 will be finally decided');
    expect(textOf(make({ arbitration: true, accounts: true }))).toContain('unless section 12 sends them to arbitration');
  });

  it('add the summary to every section, and always to the short version', () => {
    const lines = textOf(make({ hasSummary: true, includeRefundPolicy: true })).match(/^In short: /gm);
    expect(lines).toHaveLength(13);
    expect(textOf(make())).not.toContain('In short');
    const short = toShortVersion({ answers: make({ includeRefundPolicy: true }), day: today });
    const table = short.blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' && table.rows.map(([name]) => name)).toEqual(
      headingsOf(documentOf(make({ includeRefundPolicy: true }))),
    );
  });
});
