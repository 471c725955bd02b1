/** Where the rules are published. */
export const irs = 'https://www.irs.gov';
export const sba = 'https://www.sba.gov';
export const sec = 'https://www.sec.gov';
export const govUk = 'https://www.gov.uk';
export const yourEurope = 'https://europa.eu/youreurope';
