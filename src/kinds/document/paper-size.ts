/** Letter where it is the usual paper, A4 elsewhere. */
export const paperFor = (currency: string) => (['USD', 'CAD', 'MXN', 'PHP', 'COP', 'CLP'].includes(currency) ? 'letter' : 'a4');
