import type { UsState } from '@/lib/places';

/** A filing that comes back: what it is called there, and when it is due where that is certain. */
export interface StateFiling {
  name: string;
  rule?: string;
  every?: 'yearly' | 'every-2-years';
  note?: string;
  /** The question that decides, where not every business of the kind files it. */
  test?: string;
  /** Where it goes, when not to the office that takes the formation document. */
  to?: { office: string; link: string };
}

interface StateFacts {
  office: string;
  link: string;
  llc?: string;
  corporation?: string;
  /** Nothing where the name is not certain; "none" where the state asks for none. */
  llcFiling?: StateFiling | 'none';
  corporationFiling?: StateFiling | 'none';
}

/** When the table below was gone through. */
export const statesAsOf = '2025';

const organization = 'Articles of Organization';
const organizationCertificate = 'Certificate of Organization';
const formation = 'Certificate of Formation';
const incorporation = 'Articles of Incorporation';
const incorporationCertificate = 'Certificate of Incorporation';
const annual = (rule?: string, note?: string): StateFiling => ({
  name: 'Annual report',
  every: 'yearly',
  ...(rule ? { rule } : {}),
  ...(note ? { note } : {}),
});
const monthEnd = 'anniversary month end';
const both = (filing: StateFiling | 'none') => ({ llcFiling: filing, corporationFiling: filing });

/** Names of documents and filings as each state uses them. What is not certain is left out, and the list then says to check it. */
export const states: Record<UsState, StateFacts> = {
  AL: { office: 'Alabama Secretary of State', link: 'https://www.sos.alabama.gov', llc: formation, ...both({ name: 'Business privilege tax return', every: 'yearly', note: 'Since 2024 a business whose tax comes to $100 or less need not file it; a new business may owe a first return soon after formation.', test: 'Does the tax come to more than $100 for the year?', to: { office: 'Alabama Department of Revenue', link: 'https://www.revenue.alabama.gov' } }) },
  AK: { office: 'Alaska Division of Corporations', link: 'https://www.commerce.alaska.gov/web/cbpl', llc: organization, corporation: incorporation, ...both({ name: 'Biennial report', every: 'every-2-years', note: 'Due by 2 January every second year, counted from the year of filing; a first report is due within six months.' }) },
  AZ: { office: 'Arizona Corporation Commission', link: 'https://azcc.gov', llc: organization, corporation: incorporation, llcFiling: 'none', corporationFiling: annual(undefined, 'The Commission gives each corporation its day.') },
  AR: { office: 'Arkansas Secretary of State', link: 'https://www.sos.arkansas.gov', corporation: incorporation, ...both({ name: 'Annual franchise tax report', every: 'yearly', rule: 'each 05-01 later' }) },
  CA: { office: 'California Secretary of State', link: 'https://www.sos.ca.gov', llc: organization, corporation: incorporation, llcFiling: { name: 'Statement of Information', every: 'every-2-years', rule: `${monthEnd} every 2 years` }, corporationFiling: { name: 'Statement of Information', every: 'yearly', rule: monthEnd } },
  CO: { office: 'Colorado Secretary of State', link: 'https://www.coloradosos.gov', llc: organization, corporation: incorporation, ...both({ name: 'Periodic report', every: 'yearly', note: 'Due around the month of formation; the state gives the window.' }) },
  CT: { office: 'Connecticut Secretary of the State', link: 'https://business.ct.gov', llc: organizationCertificate, corporation: incorporationCertificate, llcFiling: annual('each 03-31 later'), corporationFiling: annual(undefined, 'The first one is due within 90 days of incorporation, the next ones each year after that.') },
  DE: { office: 'Delaware Division of Corporations', link: 'https://corp.delaware.gov', llc: formation, corporation: incorporationCertificate, llcFiling: { name: 'Annual LLC tax', every: 'yearly', rule: 'each 06-01 later', note: 'A flat tax of $300 (2025); an LLC files no annual report.' }, corporationFiling: { name: 'Annual report and franchise tax', every: 'yearly', rule: 'each 03-01 later', note: 'The report costs $50 and the tax is at least $175 (2025); the two ways to work it out can differ widely.' } },
  DC: { office: 'DC Department of Licensing and Consumer Protection', link: 'https://dlcp.dc.gov', llc: organization, corporation: incorporation, ...both({ name: 'Two-year report', every: 'every-2-years', note: 'First due by 1 April of the year after registration, then every second year.' }) },
  FL: { office: 'Florida Division of Corporations', link: 'https://dos.fl.gov/sunbiz/', llc: organization, corporation: incorporation, ...both(annual('each 05-01 later', 'Filed between 1 January and 1 May; a late fee of $400 follows.')) },
  GA: { office: 'Georgia Secretary of State', link: 'https://sos.ga.gov', llc: organization, corporation: incorporation, llcFiling: { name: 'Annual registration', every: 'yearly', rule: 'each 04-01 later' }, corporationFiling: { name: 'Annual registration', every: 'yearly', rule: 'each 04-01 later', note: 'A new corporation also files a first one within 90 days of incorporation, unless it was formed after 1 October.' } },
  HI: { office: 'Hawaii Business Registration Division', link: 'https://cca.hawaii.gov/breg/', llc: organization, corporation: incorporation, ...both(annual('anniversary quarter end')) },
  ID: { office: 'Idaho Secretary of State', link: 'https://sos.idaho.gov', llc: organizationCertificate, corporation: incorporation, ...both(annual(monthEnd)) },
  IL: { office: 'Illinois Secretary of State', link: 'https://www.ilsos.gov', llc: organization, corporation: incorporation, ...both(annual('anniversary month before')) },
  IN: { office: 'Indiana Secretary of State', link: 'https://inbiz.in.gov', llc: organization, corporation: incorporation, ...both({ name: 'Business entity report', every: 'every-2-years', rule: `${monthEnd} every 2 years` }) },
  IA: { office: 'Iowa Secretary of State', link: 'https://sos.iowa.gov', llc: organizationCertificate, corporation: incorporation, llcFiling: { name: 'Biennial report', every: 'every-2-years', rule: 'each 04-01 odd later' }, corporationFiling: { name: 'Biennial report', every: 'every-2-years', rule: 'each 04-01 even later' } },
  KS: { office: 'Kansas Secretary of State', link: 'https://sos.ks.gov', llc: organization, corporation: incorporation, ...both({ name: 'Business entity information report', every: 'every-2-years', note: 'Since 2024 it is due every second year: in even years for a business formed in an even year, in odd years for the others.' }) },
  KY: { office: 'Kentucky Secretary of State', link: 'https://www.sos.ky.gov', llc: organization, corporation: incorporation, ...both(annual('each 06-30 later')) },
  LA: { office: 'Louisiana Secretary of State', link: 'https://www.sos.la.gov', llc: organization, corporation: incorporation, ...both(annual('anniversary day')) },
  ME: { office: 'Maine Secretary of State', link: 'https://www.maine.gov/sos/', llc: formation, corporation: incorporation, ...both(annual('each 06-01 later')) },
  MD: { office: 'Maryland State Department of Assessments and Taxation', link: 'https://dat.maryland.gov', llc: organization, corporation: incorporation, ...both({ name: 'Annual report and business personal property return', every: 'yearly', rule: 'each 04-15 later' }) },
  MA: { office: 'Massachusetts Secretary of the Commonwealth', link: 'https://www.sec.state.ma.us', llc: organizationCertificate, corporation: organization, llcFiling: annual('anniversary day'), corporationFiling: annual('each 03-15 later', 'Two and a half months after the fiscal year ends; the day here takes it to end in December.') },
  MI: { office: 'Michigan Department of Licensing and Regulatory Affairs', link: 'https://www.michigan.gov/lara', llc: organization, corporation: incorporation, llcFiling: { name: 'Annual statement', every: 'yearly', rule: 'each 02-15 after 09-30', note: 'An LLC formed after 30 September files its first one in the year after the next.' }, corporationFiling: annual('each 05-15 later') },
  MN: { office: 'Minnesota Secretary of State', link: 'https://www.sos.mn.gov', llc: organization, corporation: incorporation, ...both({ name: 'Annual renewal', every: 'yearly', rule: 'each 12-31 later' }) },
  MS: { office: 'Mississippi Secretary of State', link: 'https://www.sos.ms.gov', llc: formation, corporation: incorporation, ...both(annual('each 04-15 later')) },
  MO: { office: 'Missouri Secretary of State', link: 'https://www.sos.mo.gov', llc: organization, corporation: incorporation, llcFiling: 'none', corporationFiling: { name: 'Annual registration report', every: 'yearly' } },
  MT: { office: 'Montana Secretary of State', link: 'https://sosmt.gov', llc: organization, corporation: incorporation, ...both(annual('each 04-15 later')) },
  NE: { office: 'Nebraska Secretary of State', link: 'https://sos.nebraska.gov', llc: organizationCertificate, corporation: incorporation, llcFiling: { name: 'Biennial report', every: 'every-2-years', rule: 'each 04-01 odd later' }, corporationFiling: { name: 'Biennial report', every: 'every-2-years', rule: 'each 03-01 even later', note: 'Filed with the occupation tax. An end to both was proposed in 2025: check whether it became law.' } },
  NV: { office: 'Nevada Secretary of State', link: 'https://www.nvsos.gov', llc: organization, corporation: incorporation, ...both({ name: 'Annual list and state business license', every: 'yearly', rule: monthEnd }) },
  NH: { office: 'New Hampshire Secretary of State', link: 'https://www.sos.nh.gov', llc: formation, corporation: incorporation, ...both(annual('each 04-01 later')) },
  NJ: { office: 'New Jersey Division of Revenue and Enterprise Services', link: 'https://www.nj.gov/treasury/revenue/', llc: formation, corporation: incorporationCertificate, ...both(annual(monthEnd)) },
  NM: { office: 'New Mexico Secretary of State', link: 'https://www.sos.nm.gov', llc: organization, corporation: incorporation, llcFiling: 'none', corporationFiling: { name: 'Biennial report', every: 'every-2-years' } },
  NY: { office: 'New York Department of State', link: 'https://dos.ny.gov', llc: organization, corporation: incorporationCertificate, ...both({ name: 'Biennial statement', every: 'every-2-years', rule: `${monthEnd} every 2 years` }) },
  NC: { office: 'North Carolina Secretary of State', link: 'https://www.sosnc.gov', llc: organization, corporation: incorporation, llcFiling: annual('each 04-15 later'), corporationFiling: annual('each 04-15 later', 'The 15th day of the fourth month after the fiscal year ends; the day here takes it to end in December.') },
  ND: { office: 'North Dakota Secretary of State', link: 'https://www.sos.nd.gov', llc: organization, corporation: incorporation, llcFiling: annual('each 11-15 later'), corporationFiling: annual('each 08-01 later') },
  OH: { office: 'Ohio Secretary of State', link: 'https://www.ohiosos.gov', llc: organization, corporation: incorporation, ...both('none') },
  OK: { office: 'Oklahoma Secretary of State', link: 'https://www.sos.ok.gov', llc: organization, corporation: incorporationCertificate, llcFiling: { name: 'Annual certificate', every: 'yearly', rule: 'anniversary day' } },
  OR: { office: 'Oregon Secretary of State', link: 'https://sos.oregon.gov', llc: organization, corporation: incorporation, ...both(annual('anniversary day')) },
  PA: { office: 'Pennsylvania Department of State', link: 'https://www.pa.gov/agencies/dos', llc: organizationCertificate, corporation: incorporation, llcFiling: annual('each 09-30 later', 'New since 2025.'), corporationFiling: annual('each 06-30 later', 'New since 2025.') },
  RI: { office: 'Rhode Island Department of State', link: 'https://www.sos.ri.gov', llc: organization, corporation: incorporation, ...both(annual('each 05-01 later')) },
  SC: { office: 'South Carolina Secretary of State', link: 'https://sos.sc.gov', llc: organization, corporation: incorporation, llcFiling: 'none', corporationFiling: { ...annual(undefined, 'Part of the corporate tax return.'), to: { office: 'South Carolina Department of Revenue', link: 'https://dor.sc.gov' } } },
  SD: { office: 'South Dakota Secretary of State', link: 'https://sdsos.gov', llc: organization, corporation: incorporation, ...both(annual(undefined, 'Due around the month of formation.')) },
  TN: { office: 'Tennessee Secretary of State', link: 'https://sos.tn.gov', llc: organization, corporation: 'Charter', ...both(annual('each 04-01 later', 'The first day of the fourth month after the fiscal year ends; the day here takes it to end in December.')) },
  TX: { office: 'Texas Secretary of State', link: 'https://www.sos.state.tx.us', llc: formation, corporation: formation, ...both({ name: 'Franchise tax report and Public Information Report', every: 'yearly', rule: 'each 05-15 later', note: 'Below the revenue limit no tax is due, but the information report still is.', to: { office: 'Texas Comptroller of Public Accounts', link: 'https://comptroller.texas.gov' } }) },
  UT: { office: 'Utah Division of Corporations and Commercial Code', link: 'https://corporations.utah.gov', llc: organizationCertificate, corporation: incorporation, ...both({ name: 'Annual renewal', every: 'yearly', note: 'Due around the day of formation.' }) },
  VT: { office: 'Vermont Secretary of State', link: 'https://sos.vermont.gov', llc: organization, corporation: incorporation, llcFiling: annual('each 03-31 later', 'Within three months after the fiscal year ends; the day here takes it to end in December.'), corporationFiling: annual(undefined, 'Due in the first months after the fiscal year ends.') },
  VA: { office: 'Virginia State Corporation Commission', link: 'https://www.scc.virginia.gov', llc: organization, corporation: incorporation, llcFiling: { name: 'Annual registration fee', every: 'yearly', rule: monthEnd, note: 'An LLC pays the fee and files no report.' }, corporationFiling: { name: 'Annual report and registration fee', every: 'yearly', rule: monthEnd } },
  WA: { office: 'Washington Secretary of State', link: 'https://www.sos.wa.gov', llc: formation, corporation: incorporation, ...both(annual(monthEnd)) },
  WV: { office: 'West Virginia Secretary of State', link: 'https://sos.wv.gov', llc: organization, corporation: incorporation, ...both(annual('each 06-30 later', 'A report every second year was proposed in 2026: check whether it became law.')) },
  WI: { office: 'Wisconsin Department of Financial Institutions', link: 'https://dfi.wi.gov', llc: organization, corporation: incorporation, ...both(annual('anniversary quarter end')) },
  WY: { office: 'Wyoming Secretary of State', link: 'https://sos.wyo.gov', llc: organization, corporation: incorporation, ...both({ name: 'Annual report and license tax', every: 'yearly', rule: 'anniversary month start' }) },
}; // prettier-ignore

/** States without a general state sales tax; in Alaska towns may have one. */
export const noSalesTax: readonly UsState[] = ['AK', 'DE', 'MT', 'NH', 'OR'];
