import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Risk Assessment Tool',
  description: 'Keep a risk register: score what could go wrong, see it on a heat map, and track who is doing what about it.',
  category: 'Planning',
  icon: 'shield-alert',
  keywords: ['risk register', 'risk matrix', 'heat map', 'mitigation', 'probability', 'impact', 'exposure', 'contingency'],
  offers: ['tasks', 'points'],
});
