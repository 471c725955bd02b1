import { describe, expect, it } from 'vitest';
import { isOrganization, signatureLines } from './signature-lines';

const linesOf = (party: string, signer = '', place = '', kind?: 'person' | 'organization') =>
  signatureLines({ party, signer, place, ...(kind ? { kind } : {}) }).map(({ label, value }) => `${label}: ${value}`);

describe('the lines of a signature', () => {
  it('say who signs for a company, as what and where', () => {
    expect(linesOf('Hollow Ltd', 'Maud Pryce, director', 'Leeds')).toEqual([
      'Signature: ',
      'Name: Maud Pryce',
      'Title: director',
      'Place: Leeds',
      'Date: ',
    ]);
    expect(linesOf('Hollow Ltd', 'Maud Pryce (CEO)')).toContain('Title: CEO');
    expect(linesOf('Hollow Ltd', 'Maud Pryce')).toContain('Title: ');
    expect(linesOf('Hollow Ltd')).toEqual(['Signature: ', 'Name: ', 'Title: ', 'Place: ', 'Date: ']);
  });

  it('leave title and name out for somebody who signs alone', () => {
    expect(linesOf('Jo Park')).toEqual(['Signature: ', 'Place: ', 'Date: ']);
    expect(linesOf('Jo Park Studio', '', '', 'person')).toEqual(['Signature: ', 'Place: ', 'Date: ']);
  });

  it('know a company by its form', () => {
    for (const name of [
      'Acme Inc.',
      'Acme, Inc.',
      'Nordbau GmbH',
      'Brunnen UG',
      'Lumen SAS',
      'Bakker B.V.',
      'Smith & Co.',
      'Padaria São Bento, Lda.',
      'Lumo s.r.o.',
      'Kava Sp. z o.o.',
    ])
      expect(isOrganization(name)).toBe(true);
    for (const name of ['Jo Park', 'Ines Cohen', 'Co Nilsson', 'Corin Lee', '']) expect(isOrganization(name)).toBe(false);
  });
});
