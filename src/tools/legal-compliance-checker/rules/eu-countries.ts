import type { EuCountry } from '@/lib/places';

/** The business register of each country, and its data protection authority. */
export const euNames: Record<EuCountry, { register: string; authority: string }> = {
  Austria: { register: 'Firmenbuch (company register)', authority: 'Datenschutzbehörde' },
  Belgium: { register: 'Crossroads Bank for Enterprises', authority: 'Data Protection Authority (APD/GBA)' },
  Bulgaria: { register: 'Commercial Register of the Registry Agency', authority: 'Commission for Personal Data Protection' },
  Croatia: { register: 'Court Register (Sudski registar)', authority: 'Personal Data Protection Agency (AZOP)' },
  Cyprus: {
    register: 'Registrar of Companies and Intellectual Property',
    authority: 'Office of the Commissioner for Personal Data Protection',
  },
  Czechia: { register: 'Commercial Register (Obchodní rejstřík)', authority: 'Office for Personal Data Protection (ÚOOÚ)' },
  Denmark: { register: 'Central Business Register (CVR) of the Danish Business Authority', authority: 'Datatilsynet' },
  Estonia: { register: 'Estonian e-Business Register', authority: 'Data Protection Inspectorate' },
  Finland: {
    register: 'Trade Register of the Finnish Patent and Registration Office',
    authority: 'Office of the Data Protection Ombudsman',
  },
  France: { register: 'National Business Register (RNE) through the guichet unique of INPI', authority: 'CNIL' },
  Germany: { register: 'Handelsregister (commercial register)', authority: 'Data protection authority of your federal state' },
  Greece: { register: 'General Commercial Registry (GEMI)', authority: 'Hellenic Data Protection Authority' },
  Hungary: { register: 'company register kept by the company courts', authority: 'NAIH' },
  Ireland: { register: 'Companies Registration Office', authority: 'Data Protection Commission' },
  Italy: { register: 'Registro delle Imprese at the chamber of commerce', authority: 'Garante per la protezione dei dati personali' },
  Latvia: { register: 'Register of Enterprises', authority: 'Data State Inspectorate' },
  Lithuania: { register: 'Register of Legal Entities at the Centre of Registers', authority: 'State Data Protection Inspectorate' },
  Luxembourg: { register: 'Trade and Companies Register (RCS)', authority: 'CNPD' },
  Malta: { register: 'Malta Business Registry', authority: 'Office of the Information and Data Protection Commissioner' },
  Netherlands: { register: 'Business Register of the Chamber of Commerce (KVK)', authority: 'Autoriteit Persoonsgegevens' },
  Poland: { register: 'National Court Register (KRS) or CEIDG for sole traders', authority: 'Personal Data Protection Office (UODO)' },
  Portugal: { register: 'Commercial Registry (Registo Comercial)', authority: 'CNPD' },
  Romania: { register: 'National Trade Register Office (ONRC)', authority: 'ANSPDCP' },
  Slovakia: { register: 'Commercial Register (Obchodný register)', authority: 'Office for Personal Data Protection' },
  Slovenia: { register: 'Slovenian Business Register kept by AJPES', authority: 'Information Commissioner' },
  Spain: { register: 'Registro Mercantil', authority: 'AEPD' },
  Sweden: { register: 'Swedish Companies Registration Office (Bolagsverket)', authority: 'IMY' },
};
