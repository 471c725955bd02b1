import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Business Name Generator',
  description:
    'Turn your industry and keywords into 20 business names, scored, sorted by trademark strength and ready to shortlist and vote on.',
  category: 'Branding',
  icon: 'sparkles',
  keywords: ['company name', 'brand name', 'naming', 'startup name', 'shop name', 'trademark', 'name ideas', 'domain', 'namelix', 'slogan'],
  offers: ['texts'],
});
