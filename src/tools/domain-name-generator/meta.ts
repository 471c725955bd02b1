import { defineTool } from '../define-tool';

export const meta = defineTool({
  name: 'Domain Name Generator',
  description:
    'Find domain names for your business, see lengths, look-alikes and renewal prices, and ask the registries which ones are free.',
  category: 'Branding',
  icon: 'globe',
  keywords: ['URL', 'web address', 'website name', 'TLD', 'extension', 'availability', 'RDAP', 'whois', 'punycode', 'register'],
  offers: ['texts'],
  accepts: ['texts'],
});
