import type { Expense } from './model';
import type { TemplateId } from './content';

interface TemplateLine {
  description: string;
  category: string;
  repeats: Expense['repeats'];
}

const line = (repeats: Expense['repeats']) => (category: string, description: string) => ({ description, category, repeats });
const once = line('once');
const monthly = line('monthly');
const yearly = line('yearly');

const everyBusiness = [
  once('Legal', 'Company registration'),
  once('Legal', 'Licenses and permits'),
  yearly('Professional Services', 'Business insurance'),
  monthly('Professional Services', 'Bookkeeping'),
];

/** What such a business usually pays for. Prices differ too much from place to place to suggest any. */
export const templates: Record<TemplateId, readonly TemplateLine[]> = {
  saas: [
    ...everyBusiness,
    once('Legal', 'Terms of service and privacy policy'),
    once('Equipment', 'Computers'),
    yearly('Software', 'Domain name'),
    monthly('Software', 'Cloud hosting'),
    monthly('Software', 'Development tools'),
    monthly('Software', 'Customer support tools'),
    monthly('Payroll', 'Salaries'),
    once('Marketing', 'Launch campaign'),
  ],
  shop: [
    ...everyBusiness,
    once('Rent', 'Rent deposit'),
    monthly('Rent', 'Shop rent'),
    once('Equipment', 'Shelves and fittings'),
    once('Equipment', 'Card reader and till'),
    once('Inventory', 'Opening stock'),
    once('Marketing', 'Sign and shop front'),
    monthly('Utilities', 'Electricity, water and internet'),
    monthly('Payroll', 'Wages'),
    once('Office Supplies', 'Bags and packaging'),
  ],
  restaurant: [
    ...everyBusiness,
    once('Legal', 'Food and alcohol licenses'),
    once('Rent', 'Rent deposit'),
    monthly('Rent', 'Restaurant rent'),
    once('Professional Services', 'Building work'),
    once('Equipment', 'Kitchen equipment'),
    once('Equipment', 'Tables and chairs'),
    once('Equipment', 'Dishes and cutlery'),
    once('Inventory', 'First food and drink order'),
    monthly('Utilities', 'Gas, electricity and water'),
    monthly('Payroll', 'Wages'),
    monthly('Software', 'Ordering and booking software'),
    once('Marketing', 'Menus and opening night'),
  ],
  agency: [
    ...everyBusiness,
    once('Legal', 'Client contract'),
    once('Equipment', 'Computers'),
    monthly('Rent', 'Office or desk rent'),
    monthly('Software', 'Design and project software'),
    yearly('Software', 'Domain name and website'),
    monthly('Payroll', 'Salaries and freelancers'),
    once('Marketing', 'Portfolio and brand'),
    monthly('Travel', 'Client visits'),
    monthly('Utilities', 'Phone and internet'),
  ],
};
