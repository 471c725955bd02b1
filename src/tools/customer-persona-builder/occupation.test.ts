import { describe, expect, it } from 'vitest';
import { findOccupation } from './occupation';

const said = (...asked: Parameters<typeof findOccupation>) => {
  const { text, isInCompany, isOwner } = findOccupation(...asked);
  return [text, isInCompany && 'in a company', isOwner && 'owner'].filter(Boolean).join(', ');
};

describe('who a persona is', () => {
  it.each([
    ['Food truck owners', '', 'Food truck owner, in a company, owner'],
    ['Food truck owners', 'B2B', 'Food truck owner, in a company, owner'],
    // A horse is no business, and only a business model says that its owner buys for one.
    ['Horse owners', '', 'Customer (Horse owners)'],
    ['Horse owners', 'B2C', 'Private customer (Horse owners)'],
    ['Owners of independent cafés', 'B2B', 'Owner of an independent café, in a company, owner'],
    ['Managers of hotels', '', 'Manager of a hotel, in a company'],
    ['Independent cafés', 'B2B', 'Buys for an independent café, in a company'],
    ['Hotels in Vienna', 'B2B', 'Buys for a hotel in Vienna, in a company'],
    ['Universities', 'B2B', 'Buys for a university, in a company'],
    // More than one sort cannot be said as one.
    ['Cafés and restaurants', 'B2B', 'Business customer (Cafés and restaurants), in a company'],
    ['Left-handed guitarists', 'B2C', 'Private customer (Left-handed guitarists)'],
    ['Left-handed guitarists', '', 'Customer (Left-handed guitarists)'],
    ['People after surgery', '', 'Customer (People after surgery)'],
    ['', 'B2B', 'Business customer, in a company'],
    ['', '', 'Customer'],
  ] as const)('%s (%s) is: %s', (group, model, expected) => {
    expect(said(group, model)).toBe(expected);
  });

  it('leaves out a group that would not fit its line', () => {
    expect(said('x'.repeat(100), 'B2C')).toBe(`Private customer (${'x'.repeat(100)})`);
    expect(said('x'.repeat(101), 'B2C')).toBe('Private customer');
  });
});
