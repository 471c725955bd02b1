interface NameLink {
  label: string;
  href: string;
}

const enc = encodeURIComponent;

/** Where to look whether someone else uses a name. The pages open with the name filled in where they allow it. */
export const trademarkLinks = (name: string): NameLink[] => [
  { label: 'USPTO (United States)', href: 'https://tmsearch.uspto.gov/search/search-information' },
  { label: 'EUIPO (European Union)', href: `https://euipo.europa.eu/eSearch/#basic/1+1+1+1/100+100+100+100/${enc(name)}` },
  { label: 'UKIPO (United Kingdom)', href: 'https://trademarks.ipo.gov.uk/ipo-tmtext' },
  { label: 'WIPO (worldwide)', href: 'https://branddb.wipo.int/en/similarname' },
];

export const companyLinks = (name: string): NameLink[] => [
  { label: 'OpenCorporates', href: `https://opencorporates.com/companies?q=${enc(name)}` },
  { label: 'Companies House (UK)', href: `https://find-and-update.company-information.service.gov.uk/search?q=${enc(name)}` },
  { label: 'Web search', href: `https://duckduckgo.com/?q=${enc(`"${name}" company`)}` },
];

/** A name as networks allow it: lower case, letters and digits only. */
export const toHandle = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Profile pages of the handle; a page that is not found may still be a name that is held back. */
export function handleLinks(name: string): NameLink[] {
  const handle = toHandle(name);
  if (handle === '') return [];
  return [
    { label: 'Instagram', href: `https://www.instagram.com/${handle}/` },
    { label: 'X', href: `https://x.com/${handle}` },
    { label: 'TikTok', href: `https://www.tiktok.com/@${handle}` },
    { label: 'YouTube', href: `https://www.youtube.com/@${handle}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/company/${handle}/` },
    { label: 'GitHub', href: `https://github.com/${handle}` },
  ];
}
