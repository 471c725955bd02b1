import { describe, expect, it } from 'vitest';
import { catalogue } from '@/tools/registry';
import { searchTools } from '../search-index';
import { otherWords } from './content';

const firstFor = (phrase: string) => searchTools(phrase)[0]?.id;

/** What people type who have never seen a tool's name; where two tools do, either is right. */
const phrases: readonly (readonly [phrase: string, ...tools: string[]])[] = [
  ['how much should I charge', 'pricing-strategy-tool'],
  ['what price for my product', 'pricing-strategy-tool'],
  ['are we more expensive than our competitors', 'competitive-pricing-analyzer'],
  ['split shares between founders', 'equity-calculator'],
  ['split shares', 'equity-calculator'],
  ['who owns what percentage', 'equity-calculator'],
  ['vesting schedule', 'equity-calculator'],
  ['runway', 'cash-flow-projector'],
  ['when do I run out of money', 'cash-flow-projector'],
  ['liquidity forecast', 'cash-flow-projector'],
  ['NDA', 'contract-generator', 'legal-document-generator'],
  ['agreement with a freelancer', 'contract-generator', 'legal-document-generator'],
  ['payroll', 'team-builder'],
  ['org chart', 'team-builder'],
  ['send a bill to a client', 'invoice-generator'],
  ['get paid', 'invoice-generator'],
  ['Rechnung schreiben', 'invoice-generator'],
  ['devis', 'invoice-generator'],
  ['factura', 'invoice-generator'],
  ['Businessplan', 'business-plan'],
  ['plan de negocios', 'business-plan'],
  ['bank wants a plan for the loan', 'business-plan'],
  ['Impressum', 'legal-compliance-checker', 'privacy-policy-generator', 'terms-of-service-generator', 'landing-page-builder'],
  ['GmbH gründen', 'startup-checklist'],
  ['how to register a company', 'startup-checklist'],
  ['what do I have to do first', 'startup-checklist'],
  ['Datenschutzerklärung', 'privacy-policy-generator'],
  ['cookies and gdpr', 'privacy-policy-generator'],
  ['AGB', 'terms-of-service-generator'],
  ['rules for users of my app', 'terms-of-service-generator'],
  ['is my idea any good', 'idea-validator'],
  ['who are my customers', 'customer-persona-builder'],
  ['target group', 'customer-persona-builder'],
  ['how big is the market', 'market-size-calculator'],
  ['TAM SAM SOM', 'market-size-calculator'],
  ['who else does this', 'competitor-analysis'],
  ['concurrents', 'competitor-analysis'],
  ['hire someone', 'job-description-generator'],
  ['job ad', 'job-description-generator'],
  ['Stellenanzeige', 'job-description-generator'],
  ['first week of a new employee', 'onboarding-checklist'],
  ['how much does it cost to start', 'expense-calculator'],
  ['track my expenses', 'financial-tracker', 'expense-calculator'],
  ['Buchhaltung', 'financial-tracker'],
  ['profit and loss', 'financial-tracker'],
  ['how much tax do I owe', 'tax-calculator'],
  ['impots', 'tax-calculator'],
  ['raise money from angels', 'investor-crm', 'funding-tracker'],
  ['list of VCs I talked to', 'investor-crm'],
  ['presentation for investors', 'pitch-deck-generator'],
  ['slides', 'pitch-deck-generator'],
  ['logo for my bakery', 'logo-maker'],
  ['name for my startup', 'business-name-generator'],
  ['is the .com free', 'domain-name-generator'],
  ['simple website', 'landing-page-builder'],
  ['what should I post on instagram', 'content-idea-generator', 'social-media-planner', 'social-media-content-calendar'],
  ['schedule tweets', 'social-media-planner', 'social-media-content-calendar'],
  ['newsletter', 'email-templates'],
  ['answer an angry customer', 'customer-support-scripts'],
  ['tell the newspapers about our launch', 'press-release-generator'],
  ['what if something goes wrong', 'risk-assessment'],
  ['strengths and weaknesses', 'swot-analysis-generator'],
  ['todo', 'task-manager'],
  ['book a call with a client in another time zone', 'meeting-scheduler'],
  ['what to build next', 'product-feature-prioritizer', 'product-roadmap-planner'],
  ['roadmap for next quarter', 'product-roadmap-planner'],
  ['bug reports from users', 'user-feedback-collector'],
  ['monthly recurring revenue', 'subscription-revenue-calculator'],
  ['why do visitors not buy', 'conversion-rate-optimizer'],
  ['draw an app screen', 'app-wireframe-creator'],
  ['which database should we use', 'tech-stack-planner'],
  ['suppliers and shipping', 'supply-chain-optimizer'],
  ['north star metric', 'kpi-dashboard', 'performance-metrics'],
  ['permits and licences', 'legal-compliance-checker'],
  ['invocie templat', 'invoice-generator'],
  ['bussiness modle', 'business-model-canvas'],
  ['60 second pitch', 'sales-pitch-generator'],
  ['government money for startups', 'funding-tracker', 'startup-resource-directory'],
];

describe('what founders type', () => {
  it('finds the right tool first, in nine of ten cases at least', () => {
    const missed = phrases.filter(([phrase, ...tools]) => !tools.includes(firstFor(phrase) ?? ''));
    const told = missed.map(
      ([phrase]) =>
        `${phrase}: ${searchTools(phrase)
          .slice(0, 3)
          .map(({ id }) => id)
          .join(', ')}`,
    );
    expect(phrases.length).toBeGreaterThanOrEqual(60);
    expect(missed.length, told.join('\n')).toBeLessThan(phrases.length / 12);
  });

  it('has words for tools that are there', () => {
    const ids = catalogue.map(({ id }) => id);
    expect(Object.keys(otherWords).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
