import { splitList } from '@/lib/text';
import { normalizeUrl } from './addresses';
import type { Resource } from './model';
import { listedOn } from './sample';

/**
 * Category | country | what it costs | name | address | tags | what it is.
 * "free" costs nothing, "tier" is paid with a free plan, "credits" is paid with credits for startups.
 * Only first pages of official sites, which outlive the pages below them.
 */
const table = `
Finance | United States | free | Internal Revenue Service | https://www.irs.gov | tax, EIN | Federal taxes: forms, employer numbers and guides for small businesses.
Funding | United States | free | U.S. Small Business Administration | https://www.sba.gov | loans, guides | Guides to starting a business, and loans backed by the government.
Legal | United States | free | U.S. Patent and Trademark Office | https://www.uspto.gov | patents, trademarks | Searches and applications for patents and trademarks; filing has its own fees.
Legal | United States | free | U.S. Copyright Office | https://www.copyright.gov | copyright | What copyright protects and how to register a work.
Legal | United States | free | Securities and Exchange Commission | https://www.sec.gov | securities, filings | Rules for raising money, and the filings of public companies.
Legal | United States | free | Federal Trade Commission: Business Guidance | https://www.ftc.gov/business-guidance | advertising, privacy | Plain guides to honest advertising, privacy and consumer law.
Legal | United States | free | U.S. Department of Labor | https://www.dol.gov | hiring, wages | Wages, hours and what an employer owes the people it hires.
Education | United States | free | SCORE | https://www.score.org | mentoring, templates | Volunteer mentors for small businesses, with workshops and templates.
Funding | United States | free | Grants.gov | https://www.grants.gov | grants | Grants that federal agencies offer, in one search.
Funding | United States | free | SBIR and STTR | https://www.sbir.gov | grants, research | Federal money for small companies that do research.
Analytics | United States | free | U.S. Census Bureau | https://www.census.gov | population, markets | Figures on people, households and businesses for sizing a market.
Analytics | United States | free | Bureau of Labor Statistics | https://www.bls.gov | salaries, prices | Pay by job and place, prices and employment.
Analytics | United States | free | FRED | https://fred.stlouisfed.org | economy, charts | Hundreds of thousands of economic series, as charts and downloads.
Development | United States | free | NIST Cybersecurity Framework | https://www.nist.gov/cyberframework | security | A common way to describe and improve how you handle security risks.
Development | United States | free | CISA | https://www.cisa.gov | security | Warnings about attacks and free security advice from the federal agency.
Legal | United States | paid | Stripe Atlas | https://stripe.com/atlas | incorporation, delaware | Forms a company in Delaware online, for founders anywhere.
Legal | United Kingdom | free | GOV.UK | https://www.gov.uk | guides, tax | The government's one site for starting, running and closing a business.
Legal | United Kingdom | free | Companies House | https://www.gov.uk/government/organisations/companies-house | register, filings | Registers companies and keeps their public filings; registering has a fee.
Finance | United Kingdom | free | HM Revenue and Customs | https://www.gov.uk/government/organisations/hm-revenue-customs | tax, VAT | Corporation tax, VAT and payroll.
Legal | United Kingdom | free | Intellectual Property Office | https://www.gov.uk/government/organisations/intellectual-property-office | patents, trademarks | Patents, trade marks and designs in the United Kingdom.
Legal | United Kingdom | free | Information Commissioner's Office | https://ico.org.uk | privacy, GDPR | Guides and checklists for data protection.
Funding | United Kingdom | free | British Business Bank | https://www.british-business-bank.co.uk | loans | Government-backed finance for small businesses, and guides to it.
Analytics | United Kingdom | free | Office for National Statistics | https://www.ons.gov.uk | population, economy | Official figures on people, prices and business.
Legal | European Union | free | Your Europe: Business | https://europa.eu/youreurope/business/ | guides, VAT | Rules for doing business in every EU country, in all its languages.
Legal | European Union | free | EUIPO | https://www.euipo.europa.eu | trademarks, designs | Trade marks and designs for the whole Union; filing has its own fees.
Legal | European Union | free | EUR-Lex | https://eur-lex.europa.eu | law | The text of EU law, such as the GDPR.
Funding | European Union | free | European Innovation Council | https://eic.ec.europa.eu | grants, equity | Grants and equity for young companies with new technology.
Analytics | European Union | free | Eurostat | https://ec.europa.eu/eurostat | population, economy | Figures that compare the countries of Europe.
Legal | Europe | free | European Patent Office | https://www.epo.org | patents | Searches and applications for European patents; filing has its own fees.
Legal | Canada | free | Government of Canada | https://www.canada.ca | guides, tax | Registration, taxes and permits for a business in Canada.
Funding | Canada | free | BDC | https://www.bdc.ca | loans, advice | The development bank's articles and tools; its loans have their own terms.
Legal | Australia | free | business.gov.au | https://business.gov.au | guides, ABN | Registration, grants and rules for a business in Australia.
Finance | Australia | free | Australian Taxation Office | https://www.ato.gov.au | tax, GST | Taxes and reporting for businesses.
Education | New Zealand | free | business.govt.nz | https://www.business.govt.nz | guides | The government's guides and tools for small businesses.
Legal | Singapore | free | ACRA | https://www.acra.gov.sg | register | Registers companies; registering has a fee.
Funding | Singapore | free | Enterprise Singapore | https://www.enterprisesg.gov.sg | grants | Grants and help with going abroad.
Funding | India | free | Startup India | https://www.startupindia.gov.in | schemes, guides | Recognition as a startup, government schemes and courses.
Funding | Ireland | free | Enterprise Ireland | https://www.enterprise-ireland.com | grants, equity | Money and advice for companies that want to export.
Funding | France | free | Bpifrance | https://www.bpifrance.fr | loans, grants | The public investment bank's offers and guides, in French.
Legal | International | free | WIPO | https://www.wipo.int | patents, trademarks | Searches and filings that cover many countries at once; filing has its own fees.
Analytics | International | free | World Bank Open Data | https://data.worldbank.org | economy, countries | Figures on almost every country, to download.
Analytics | International | free | OECD | https://www.oecd.org | economy, policy | Studies and figures that compare economies.
Analytics | International | free | Google Trends | https://trends.google.com | demand, search | How often people search for a word, over time and by place.
Education | International | free | Y Combinator Startup Library | https://www.ycombinator.com/library | guides, fundraising | Talks and essays for founders, from the first idea to raising money.
Education | International | free | Startup School | https://www.startupschool.org | course | Y Combinator's online course for people who start a company.
Funding | International | free | Y Combinator: SAFE Documents | https://www.ycombinator.com/documents | SAFE, contracts | The standard SAFE forms, with a guide.
Funding | International | paid | Techstars | https://www.techstars.com | accelerator | Accelerator programs in many cities; taking part costs a share of the company.
Education | United States | free | Kauffman Foundation | https://www.kauffman.org | research | Research and programs about people who start businesses.
Education | International | free | MIT OpenCourseWare | https://ocw.mit.edu | courses | Material of MIT's courses, business and engineering included.
Education | International | free | GitHub Education | https://github.com/education | students, courses | Developer tools and courses for students and teachers.
Development | International | tier | GitHub | https://github.com | code, git | Keeps code and its history, with reviews and automatic checks.
Development | International | free | MDN Web Docs | https://developer.mozilla.org | reference, web | The reference for HTML, CSS and JavaScript.
Development | International | free | web.dev | https://web.dev | performance, web | Guides to fast and accessible websites.
Development | International | free | Let's Encrypt | https://letsencrypt.org | certificates, https | Certificates for https, renewed automatically.
Development | International | free | OWASP | https://owasp.org | security | Lists of the usual security mistakes, and how to avoid them.
Development | International | free | Choose a License | https://choosealicense.com | open source | Explains open-source licenses in a few plain words.
Development | International | credits | AWS Activate | https://aws.amazon.com/activate | cloud, credits | Cloud credits from Amazon for startups that qualify.
Development | International | credits | Google for Startups Cloud Program | https://cloud.google.com/startup | cloud, credits | Cloud credits from Google for startups that qualify.
Development | International | credits | Microsoft for Startups | https://www.microsoft.com/startups | cloud, credits | Cloud credits from Microsoft for startups that qualify.
Community | International | free | Google for Startups | https://startup.google.com | programs | Programs and mentors for founders in many countries.
Legal | International | free | Open Source Initiative | https://opensource.org | licenses | The approved open-source licenses, with their texts.
Legal | International | free | Creative Commons | https://creativecommons.org | licenses, images | Licenses for texts, pictures and music, and works to reuse.
Design | International | free | Google Fonts | https://fonts.google.com | fonts | Typefaces to use at no cost, on the web and in print.
Design | International | free | W3C Web Accessibility Initiative | https://www.w3.org/WAI/ | accessibility | How to make a product that everybody can use.
Design | International | tier | Figma | https://www.figma.com | prototypes | Draws screens and prototypes together in the browser.
Design | International | tier | Canva | https://www.canva.com | graphics | Templates for posts, slides and leaflets.
Marketing | International | free | Google Search Console | https://search.google.com/search-console | search, SEO | Shows how your site appears in Google's search.
Marketing | International | free | Google Business Profile | https://www.google.com/business/ | maps, local | Your entry in Google's search and maps.
Marketing | International | free | Bing Webmaster Tools | https://www.bing.com/webmasters | search, SEO | Shows how your site appears in Bing's search.
Productivity | International | free | LibreOffice | https://www.libreoffice.org | documents | Text, spreadsheets and slides on your own computer.
Productivity | International | tier | Notion | https://www.notion.com | notes, wiki | Notes, pages and small databases for a team.
Productivity | International | tier | Trello | https://trello.com | boards, tasks | Boards of cards for tasks.
Community | International | free | Indie Hackers | https://www.indiehackers.com | forum | Founders who build on their own tell each other how it goes.
Community | International | free | Hacker News | https://news.ycombinator.com | forum, news | News and talk about technology and startups.
Community | International | free | Product Hunt | https://www.producthunt.com | launch | New products every day, with talk about each.
Legal | Germany | free | Existenzgründungsportal | https://www.existenzgruendungsportal.de | guides | The economics ministry's guides to starting a business, in German.
Funding | Germany | free | KfW | https://www.kfw.de | loans | The development bank's loans for founders; you apply through your own bank.
Finance | Germany | free | ELSTER | https://www.elster.de | tax, VAT | The tax offices' online service for registrations and returns.
Legal | Germany | free | Handelsregister | https://www.handelsregister.de | register | The commercial register, with the documents of companies.
Legal | Germany | free | Gesetze im Internet | https://www.gesetze-im-internet.de | law | The text of nearly all federal laws, kept by the justice ministry.
Legal | Germany | free | German Patent and Trade Mark Office | https://www.dpma.de | patents, trademarks | Searches and filings in Germany; filing has its own fees.
Community | Germany | free | IHK | https://www.ihk.de | chambers | The chambers of commerce and industry, with advice for founders near you.
Legal | France | free | Service Public Entreprendre | https://entreprendre.service-public.fr | guides | The government's guides for businesses, in French.
Legal | France | free | Guichet unique (INPI) | https://procedures.inpi.fr | register | Where companies are formed, changed and closed, and accounts are filed.
Finance | France | free | impots.gouv.fr | https://www.impots.gouv.fr | tax, VAT | Taxes and returns of businesses.
Finance | France | free | Urssaf | https://www.urssaf.fr | payroll, contributions | Social contributions, declarations of hires and the auto-entrepreneur account.
Legal | France | free | Légifrance | https://www.legifrance.gouv.fr | law | The text of French law.
Legal | France | free | CNIL | https://www.cnil.fr | privacy, GDPR | Guides and models for data protection.
Legal | Netherlands | free | Business.gov.nl | https://business.gov.nl | guides | Rules, subsidies and steps for a business in the Netherlands, in English.
Legal | Netherlands | free | KVK | https://www.kvk.nl | register | The chamber of commerce: registration, extracts and advice; registering has a fee.
Finance | Netherlands | free | Belastingdienst | https://www.belastingdienst.nl | tax, VAT | Taxes, VAT and payroll.
Funding | Netherlands | free | RVO | https://www.rvo.nl | grants, loans | The enterprise agency's subsidies and loans.
Legal | Ireland | free | Companies Registration Office | https://www.cro.ie | register | Registers companies and keeps their filings; registering has a fee.
Finance | Ireland | free | Revenue | https://www.revenue.ie | tax, VAT | Taxes, VAT and payroll.
Education | Ireland | free | Local Enterprise Offices | https://www.localenterprise.ie | mentoring, grants | Mentors, training and small grants in every county.
Legal | Spain | free | Plataforma PYME | https://plataformapyme.es | guides | The industry ministry's help for small businesses, in Spanish.
Legal | Sweden | free | Verksamt | https://www.verksamt.se | guides, register | The agencies' joint site for starting and running a business.
Legal | Estonia | free | e-Residency | https://www.e-resident.gov.ee | incorporation | Runs an EU company online from anywhere; the digital identity has a fee.
Legal | Switzerland | free | SME Portal | https://www.kmu.admin.ch | guides | The federal government's guides for small businesses.
Legal | Austria | free | Unternehmensserviceportal | https://www.usp.gv.at | guides, tax | The government's site for businesses, in German.
Funding | United Kingdom | free | Innovate UK | https://www.ukri.org/councils/innovate-uk/ | grants, research | Grants for new products, by competition.
Legal | United Kingdom | free | Acas | https://www.acas.org.uk | hiring, contracts | Free advice on employing people, with templates.
Other | United Kingdom | free | The Pensions Regulator | https://www.thepensionsregulator.gov.uk | pensions, payroll | What an employer does about workplace pensions.
Legal | United Kingdom | free | legislation.gov.uk | https://www.legislation.gov.uk | law | The text of the laws of the United Kingdom.
Community | United Kingdom | free | British Library Business & IP Centre | https://www.bl.uk/business-and-ip-centre | library, advice | Market reports, workshops and advice in libraries around the country.
Finance | Canada | free | Canada Revenue Agency | https://www.canada.ca/en/revenue-agency.html | tax, GST | Business numbers, GST and payroll.
Legal | Canada | free | Corporations Canada | https://ised-isde.canada.ca/site/corporations-canada | register | Federal incorporation; filing has a fee.
Legal | Australia | free | ASIC | https://asic.gov.au | register | Registers companies and business names; registering has a fee.
Legal | Australia | free | IP Australia | https://www.ipaustralia.gov.au | patents, trademarks | Searches and filings in Australia; filing has its own fees.
Legal | New Zealand | free | Companies Office | https://companies-register.companiesoffice.govt.nz | register | Registers companies; registering has a fee.
Legal | India | free | Ministry of Corporate Affairs | https://www.mca.gov.in | register | Registers companies and takes their filings.
Legal | Hong Kong | free | Companies Registry | https://www.cr.gov.hk | register | Registers companies and keeps their filings; registering has a fee.
Legal | Japan | free | JETRO: Setting Up Business | https://www.jetro.go.jp/en/invest/ | guides | How foreign founders set up a business in Japan, in English.
Legal | United States | free | FinCEN | https://www.fincen.gov | ownership, rules | Who must report the owners of a company, and current exemptions.
Legal | United States | free | Americans with Disabilities Act | https://www.ada.gov | accessibility | What the law asks of shops, offices and websites.
Funding | United States | free | America's SBDC | https://americassbdc.org | mentoring | Small business development centers with free advice near you.
Education | International | free | Khan Academy | https://www.khanacademy.org | courses | Free courses, finance and economics among them.
Education | International | free | OpenStax | https://openstax.org | textbooks | Free textbooks on entrepreneurship, accounting, marketing and more.
Design | International | tier | The Noun Project | https://thenounproject.com | icons | Icons to use with credit, or without for a fee.
Design | International | free | Unsplash | https://unsplash.com | photos | Photographs to use at no cost under its license.
Development | International | free | Have I Been Pwned | https://haveibeenpwned.com | security | Tells whether an address was in a known data breach.
Community | International | free | Stack Overflow | https://stackoverflow.com | questions, code | Questions and answers about programming.
`;

/** Always the same ids, so that asking twice adds none twice. */
export const catalogue: Resource[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [category = '', country = '', cost = '', name = '', url = '', tags = '', description = ''] = line.split(' | ');
    return {
      id: `listed-${normalizeUrl(url)}`,
      name: name.replace(/'/g, '’'),
      url,
      description: description.replace(/'/g, '’'),
      category: category as Resource['category'],
      price: cost === 'free' ? 'free' : 'paid',
      tags: splitList(tags),
      // Nobody here has rated them: that is for whoever uses them.
      rating: 0,
      notes: '',
      country,
      hasFreeTier: cost === 'tier',
      hasCredits: cost === 'credits',
      isFavourite: false,
      isHidden: false,
      listedOn,
      checkedOn: '',
    };
  });

export const catalogueCountries = [...new Set(catalogue.map(({ country }) => country))].sort();

/** Those of the chosen categories and country whose address is not in the list yet. */
export function pickListed(chosen: ReadonlySet<string>, country: string, existing: readonly Resource[]): Resource[] {
  const known = new Set(existing.flatMap(({ id, url }) => [id, normalizeUrl(url)]));
  return catalogue.filter(
    (resource) =>
      chosen.has(resource.category) &&
      (country === 'all' || resource.country === country) &&
      !known.has(resource.id) &&
      !known.has(normalizeUrl(resource.url)),
  );
}
