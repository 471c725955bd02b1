import { nextAfter } from './journeys';
import { toEntry, type CatalogueEntry, type RelatedTool, type ToolMeta } from './define-tool';

/** The order of the catalogue; a tool that is not named here stands at the end. */
const order = `business-plan invoice-generator financial-tracker logo-maker landing-page-builder market-research
social-media-planner email-templates pitch-deck-generator customer-persona-builder legal-document-generator
pricing-strategy-tool swot-analysis-generator domain-name-generator content-idea-generator job-description-generator
meeting-scheduler task-manager expense-calculator press-release-generator business-name-generator competitor-analysis
product-roadmap-planner kpi-dashboard funding-tracker team-builder idea-validator contract-generator
cash-flow-projector equity-calculator legal-compliance-checker market-size-calculator risk-assessment
business-model-canvas investor-crm user-feedback-collector performance-metrics competitive-pricing-analyzer
social-media-content-calendar startup-resource-directory startup-checklist terms-of-service-generator
tech-stack-planner supply-chain-optimizer customer-support-scripts onboarding-checklist product-feature-prioritizer
app-wireframe-creator subscription-revenue-calculator conversion-rate-optimizer privacy-policy-generator
tax-calculator sales-pitch-generator`.split(/\s+/);

const position = (id: string) => {
  const index = order.indexOf(id);
  return index < 0 ? order.length : index;
};

const found = import.meta.glob<ToolMeta>('./*/meta.ts', { eager: true, import: 'meta' });

/** Every folder with a meta.ts is a tool; nothing else has to know of it. */
export const catalogue: readonly CatalogueEntry[] = Object.entries(found)
  .map(([file, meta]) => toEntry(file.split('/')[1] ?? '', meta))
  .sort((a, b) => position(a.id) - position(b.id) || a.id.localeCompare(b.id));

const mostRelated = 3;

/** Tools to go on with: what usually comes next, the ones it names, then its category's. */
export function relatedTools(entry: CatalogueEntry, ids: readonly string[]): RelatedTool[] {
  const next = nextAfter(entry.id);
  const named = [...(next ? [next] : []), ...ids].flatMap((id) => catalogue.filter((other) => other.id === id));
  const alike = catalogue.filter((other) => other.category === entry.category);
  return [...new Set([...named, ...alike])]
    .filter((other) => other.id !== entry.id)
    .slice(0, mostRelated)
    .map(({ id, name, path, icon, gradient }) => ({ id, name, path, icon, gradient, ...(id === next ? { isNext: true } : {}) }));
}
