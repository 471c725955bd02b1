import { describe, expect, it } from 'vitest';
import { catalogue, relatedTools } from './registry';

/** The tools the suite promises: path, name and category, in the order of the home page. Others may follow them. */
const suite = [
  ['/business-plan', 'Business Plan Generator', 'Planning'],
  ['/invoice-generator', 'Invoice Generator', 'Finance'],
  ['/financial-tracker', 'Financial Tracker', 'Finance'],
  ['/logo-maker', 'Logo Maker', 'Design'],
  ['/landing-page-builder', 'Landing Page Builder', 'Marketing'],
  ['/market-research', 'Market Research Tool', 'Research'],
  ['/social-media-planner', 'Social Media Planner', 'Marketing'],
  ['/email-templates', 'Email Templates', 'Marketing'],
  ['/pitch-deck-generator', 'AI Pitch Deck Generator', 'Planning'],
  ['/customer-persona-builder', 'Customer Persona Builder', 'Research'],
  ['/legal-document-generator', 'Legal Document Generator', 'Legal'],
  ['/pricing-strategy-tool', 'Pricing Strategy Tool', 'Finance'],
  ['/swot-analysis-generator', 'SWOT Analysis Generator', 'Planning'],
  ['/domain-name-generator', 'Domain Name Generator', 'Branding'],
  ['/content-idea-generator', 'Content Idea Generator', 'Marketing'],
  ['/job-description-generator', 'Job Description Generator', 'HR'],
  ['/meeting-scheduler', 'Meeting Scheduler', 'Productivity'],
  ['/task-manager', 'Task Manager', 'Productivity'],
  ['/expense-calculator', 'Startup Cost Calculator', 'Finance'],
  ['/press-release-generator', 'Press Release Generator', 'Marketing'],
  ['/business-name-generator', 'Business Name Generator', 'Branding'],
  ['/competitor-analysis', 'Competitor Analysis Tool', 'Research'],
  ['/product-roadmap-planner', 'Product Roadmap Planner', 'Planning'],
  ['/kpi-dashboard', 'KPI Dashboard', 'Analytics'],
  ['/funding-tracker', 'Funding Tracker', 'Finance'],
  ['/team-builder', 'Team Structure Planner', 'HR'],
  ['/idea-validator', 'AI Idea Validator', 'Planning'],
  ['/contract-generator', 'Contract Generator', 'Legal'],
  ['/cash-flow-projector', 'Cash Flow Projector', 'Finance'],
  ['/equity-calculator', 'Equity Calculator', 'Finance'],
  ['/legal-compliance-checker', 'Legal Compliance Checker', 'Legal'],
  ['/market-size-calculator', 'Market Size Calculator', 'Research'],
  ['/risk-assessment', 'Risk Assessment Tool', 'Planning'],
  ['/business-model-canvas', 'Business Model Canvas', 'Planning'],
  ['/investor-crm', 'Investor CRM', 'Finance'],
  ['/user-feedback-collector', 'User Feedback Collector', 'Product'],
  ['/performance-metrics', 'Performance Metrics', 'Analytics'],
  ['/competitive-pricing-analyzer', 'Competitive Pricing Analyzer', 'Finance'],
  ['/social-media-content-calendar', 'Social Media Content Calendar', 'Marketing'],
  ['/startup-resource-directory', 'Startup Resource Directory', 'Productivity'],
  ['/startup-checklist', 'Startup Checklist', 'Planning'],
  ['/terms-of-service-generator', 'Terms of Service Generator', 'Legal'],
  ['/tech-stack-planner', 'Tech Stack Planner', 'Technology'],
  ['/supply-chain-optimizer', 'Supply Chain Optimizer', 'Operations'],
  ['/customer-support-scripts', 'Customer Support Scripts', 'Customer Service'],
  ['/onboarding-checklist', 'Employee Onboarding Checklist', 'HR'],
  ['/product-feature-prioritizer', 'Product Feature Prioritizer', 'Product'],
  ['/app-wireframe-creator', 'App Wireframe Creator', 'Design'],
  ['/subscription-revenue-calculator', 'Subscription Revenue Calculator', 'Finance'],
  ['/conversion-rate-optimizer', 'Conversion Rate Optimizer', 'Marketing'],
  ['/privacy-policy-generator', 'Privacy Policy Generator', 'Legal'],
  ['/tax-calculator', 'Startup Tax Calculator', 'Finance'],
  ['/sales-pitch-generator', 'Sales Pitch Generator', 'Sales'],
];

describe('the catalogue', () => {
  it('holds the tools it promises, in their order', () => {
    expect(suite).toHaveLength(53);
    expect(catalogue.slice(0, suite.length).map(({ path, name, category }) => [path, name, category])).toEqual(suite);
  });

  it('has all that a card needs, each tool its own', () => {
    for (const { id, path, description, icon, gradient } of catalogue) {
      expect(path).toBe(`/${id}`);
      expect(description.length, id).toBeGreaterThan(20);
      expect(
        [icon, gradient].every((part) => part !== ''),
        id,
      ).toBe(true);
    }
    expect(new Set(catalogue.map(({ description }) => description)).size).toBe(catalogue.length);
  });

  it('leads from each tool to three others', () => {
    for (const entry of catalogue) {
      const related = relatedTools(entry, []);
      expect(related.every(({ id }) => id !== entry.id)).toBe(true);
    }
    const [plan] = catalogue;
    expect(
      plan &&
        relatedTools(plan, ['invoice-generator', 'gone'])
          .map(({ id }) => id)
          .slice(0, 2),
    ).toEqual(['startup-checklist', 'invoice-generator']);
  });
});
