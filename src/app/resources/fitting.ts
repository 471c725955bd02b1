import { foldText } from '@/lib/text';
import { catalogue } from '@/tools/startup-resource-directory/catalogue';
import type { Resource } from '@/tools/startup-resource-directory/model';

/** What helps with the work of a tool, the most useful first: tags of the directory. The directory itself needs none. */
export const wishes: Record<string, readonly string[]> = {
  'app-wireframe-creator': ['prototypes', 'accessibility', 'icons'],
  'business-model-canvas': ['mentoring', 'course', 'guides'],
  'business-name-generator': ['trademarks', 'register', 'incorporation'],
  'business-plan': ['mentoring', 'loans', 'guides'],
  'cash-flow-projector': ['loans', 'textbooks', 'grants'],
  'competitive-pricing-analyzer': ['demand', 'prices', 'economy'],
  'competitor-analysis': ['demand', 'patents', 'launch'],
  'content-idea-generator': ['demand', 'SEO', 'photos'],
  'contract-generator': ['law', 'contracts', 'licenses'],
  'conversion-rate-optimizer': ['performance', 'SEO', 'accessibility'],
  'customer-persona-builder': ['population', 'demand', 'forum'],
  'customer-support-scripts': ['accessibility', 'wiki', 'advertising'],
  'domain-name-generator': ['trademarks', 'certificates', 'SEO'],
  'email-templates': ['privacy', 'graphics', 'advertising'],
  'equity-calculator': ['SAFE', 'securities', 'fundraising'],
  'expense-calculator': ['tax', 'credits', 'grants'],
  'financial-tracker': ['tax', 'textbooks', 'documents'],
  'funding-tracker': ['SAFE', 'grants', 'loans'],
  'idea-validator': ['course', 'forum', 'demand'],
  'investor-crm': ['fundraising', 'accelerator', 'equity'],
  'invoice-generator': ['VAT', 'tax', 'guides'],
  'job-description-generator': ['hiring', 'salaries', 'wages'],
  'kpi-dashboard': ['charts', 'textbooks', 'fundraising'],
  'landing-page-builder': ['SEO', 'performance', 'accessibility'],
  'legal-compliance-checker': ['guides', 'privacy', 'law'],
  'legal-document-generator': ['law', 'SAFE', 'licenses'],
  'logo-maker': ['trademarks', 'fonts', 'icons'],
  'market-research': ['population', 'demand', 'economy'],
  'market-size-calculator': ['population', 'economy', 'demand'],
  'meeting-scheduler': ['notes', 'boards', 'documents'],
  'onboarding-checklist': ['hiring', 'payroll', 'wiki'],
  'performance-metrics': ['charts', 'SEO', 'economy'],
  'pitch-deck-generator': ['fundraising', 'accelerator', 'graphics'],
  'press-release-generator': ['launch', 'photos', 'local'],
  'pricing-strategy-tool': ['prices', 'demand', 'textbooks'],
  'privacy-policy-generator': ['privacy', 'GDPR', 'security'],
  'product-feature-prioritizer': ['prototypes', 'launch', 'forum'],
  'product-roadmap-planner': ['boards', 'code', 'prototypes'],
  'risk-assessment': ['security', 'guides', 'mentoring'],
  'sales-pitch-generator': ['mentoring', 'graphics', 'local'],
  'social-media-content-calendar': ['graphics', 'photos', 'advertising'],
  'social-media-planner': ['graphics', 'photos', 'demand'],
  'startup-checklist': ['register', 'tax', 'guides'],
  'subscription-revenue-calculator': ['textbooks', 'VAT', 'fundraising'],
  'supply-chain-optimizer': ['economy', 'courses', 'prices'],
  'swot-analysis-generator': ['economy', 'demand', 'mentoring'],
  'task-manager': ['boards', 'notes', 'code'],
  'tax-calculator': ['tax', 'EIN', 'guides'],
  'team-builder': ['salaries', 'hiring', 'payroll'],
  'tech-stack-planner': ['credits', 'security', 'web'],
  'terms-of-service-generator': ['law', 'GDPR', 'advertising'],
  'user-feedback-collector': ['forum', 'launch', 'accessibility'],
};

/** For the few places where those find too little. */
const usualWishes = ['guides', 'course', 'forum'];

const shown = 3;
const everywhere = 'International';
/** Where nobody has said where the company is, as in the rest of the suite. */
const usualCountry = 'United States';
const inUnion = ['Germany', 'France', 'Netherlands', 'Ireland', 'Spain', 'Sweden', 'Estonia', 'Austria'];

/** The country of the directory that a place names. */
export function countryIn(place: string): string {
  const words = foldText(place).replace(/\./g, '');
  if (/\b(usa|us|united states)\b/.test(words)) return 'United States';
  if (/\b(uk|united kingdom|england|scotland|wales|great britain)\b/.test(words)) return 'United Kingdom';
  return catalogue.find(({ country }) => words.includes(foldText(country)))?.country ?? '';
}

/** Resources for a tool: what is meant for the company's own country first, never what is meant for another one. */
export function resourcesFor(tool: string, place: string): Resource[] {
  const said = countryIn(place);
  const own = said || (place.trim() === '' ? usualCountry : everywhere);
  const order = [own, ...(inUnion.includes(own) ? ['European Union', 'Europe'] : []), everywhere];
  const asked = wishes[tool];
  if (!asked) return [];
  const found = new Set<Resource>();
  // One for each wish before there is a second for any; what is about little else comes first.
  for (const wish of [...asked, ...asked, ...asked, ...usualWishes]) {
    const fits = order.flatMap((country) => {
      const here = catalogue.filter((one) => one.country === country && one.tags.includes(wish) && !found.has(one));
      return here.sort((one, other) => one.tags.indexOf(wish) - other.tags.indexOf(wish));
    });
    if (fits[0]) found.add(fits[0]);
  }
  return [...found].slice(0, shown);
}
