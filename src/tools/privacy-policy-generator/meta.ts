import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Privacy Policy Generator',
  description: 'Tick what you collect and who receives it, and get a privacy policy to copy or save as text, Word, HTML or PDF.',
  category: 'Legal',
  icon: 'shield-check',
  keywords: ['GDPR', 'CCPA', 'LGPD', 'DPDPA', 'cookie policy', 'data protection', 'do not sell', 'RoPA', 'data map', 'privacy notice'],
  offers: ['texts', 'policies'],
});
