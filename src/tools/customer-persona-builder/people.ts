/** Invented people are put together from these; no pair is meant to be anybody. */
const womensNames = 'Amara;Camila;Elif;Greta;Ines;Keiko;Maya;Oona;Priya;Rosa;Tara;Vera;Wanda;Zoe'.split(';');
const mensNames = 'Björn;Dmitri;Farid;Hugo;Jonas;Leon;Nils;Quentin;Samuel;Umar;Yusuf'.split(';');

/** Anybody's, unless the target market names women or men. */
export const firstNames = { women: womensNames, men: mensNames, anyone: [...womensNames, ...mensNames] };
export const lastNames =
  'Adeyemi;Brandt;Castillo;Dubois;Eriksen;Fontaine;Gupta;Hansen;Ibarra;Jansen;Kowalski;Lopes;Moreau;Nakamura;Okafor;Petrov;Quinn;Rahman;Silva;Torres;Ueda;Vargas;Weber;Yilmaz;Zeller'.split(
    ';',
  );

/** In words, since a figure in somebody's currency would look like a finding. */
export const incomes = ['Around the local average', 'A little above the local average', 'A little below the local average'] as const;
/** Where companies buy, nobody pays out of their own pocket. */
export const salary = 'A salary; the company pays for this';
export const ownersIncome = 'Depends on how the business does';
