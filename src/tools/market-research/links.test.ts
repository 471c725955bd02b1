import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import type { SizeLine } from '@/lib/topics/facts';
import { countriesOf, officialData } from './links';
import { state } from './model';
import { addressOf, offices } from './offices';
import { toReport } from './report';
import { planSizes, readSizes } from './sizes';

const around = { today: '2026-11-15', currency: 'USD' };

describe('the countries of a place', () => {
  it.each([
    ['Norway', ['Norway']],
    ['Germany & Austria', ['Germany', 'Austria']],
    ['Leeds, West Yorkshire', ['United Kingdom']],
    ['Denmark, Sweden and Norway', ['Denmark', 'Sweden', 'Norway']],
    ['DACH', ['Austria', 'Germany', 'Switzerland']],
    ['the Baltics', ['Estonia', 'Latvia', 'Lithuania']],
    ['Newcastle upon Tyne', ['United Kingdom']],
    ['Tyne and Wear', ['United Kingdom']],
    ['Austin, TX', ['United States']],
    ['Birmingham, AL', ['United States']],
    ['Birmingham', ['United Kingdom']],
    ['Paris, TX', ['United States']],
    ['New Mexico', ['United States']],
    ['Mexico', ['Mexico']],
    ['Atlanta, Georgia', ['United States']],
    ['Tbilisi, Georgia', ['Georgia']],
    ['Perth, WA', ['Australia']],
    ['Córdoba, Spain', ['Spain']],
    ['Southern Germany', ['Germany']],
    ['São Paulo, Brazil', ['Brazil']],
    ['Österreich', ['Austria']],
    ['UK and Ireland', ['United Kingdom', 'Ireland']],
    ['United States / Canada', ['United States', 'Canada']],
    ['Online', []],
    ['constructor', []],
    ['', []],
  ])('%s', (typed, expected) => {
    expect(countriesOf(typed)).toEqual(expected);
  });

  it('has for every country an office with an address of its own', () => {
    for (const { country, name, site } of offices) {
      expect(countriesOf(country), country).toEqual([country]);
      expect(officialData('Bread', country)[0]?.label, country).toContain(name);
      expect(() => new URL(addressOf(site))).not.toThrow();
    }
    expect(new Set(offices.map(({ site }) => site)).size).toBe(offices.length);
  });

  it('asks the office of each country, and Eurostat where it counts them', () => {
    const labels = (place: string) => officialData('Bakery', place).map(({ label }) => label.replace(' (searched with DuckDuckGo)', ''));
    expect(labels('Norway')).toEqual(['Statistics Norway', 'Eurostat', 'World Bank', 'OECD']);
    expect(labels('Germany & Austria').slice(0, 3)).toEqual(['Destatis', 'Statistics Austria', 'Eurostat']);
    expect(labels('Leeds, West Yorkshire')).toEqual(['Office for National Statistics (UK)', 'World Bank', 'OECD']);
    expect(labels('European Union')[0]).toBe('Eurostat');
    expect(decodeURIComponent(officialData('Bakery', 'Norway')[0]?.href ?? '')).toContain('site:ssb.no Bakery');
  });

  it('reads whatever is typed', () => {
    fc.assert(fc.property(fc.string(), (typed) => officialData('x', typed).every(({ href }) => href.startsWith('https://'))));
  });
});

describe('the market’s size', () => {
  const source = { doc: 'size', tool: 'Market Size Calculator', name: '' };
  const line = (key: SizeLine['key'], amount: number): SizeLine => ({ key, amount, currency: 'USD', basis: 'top-down, Norway' });
  const start = state.start(around);

  it('is taken as it is there, follows it, and stands in the report', () => {
    const { data, names } = planSizes(start, [line('som', 1_800_000_00), line('tam', 360_000_000_00)], source, around);
    expect(names).toEqual(['TAM', 'SOM']);
    expect(planSizes(data, [line('som', 1_800_000_00), line('tam', 360_000_000_00)], source, around).data).toBe(data);
    expect(planSizes(data, [line('tam', 5)], source, around).changed).toEqual(['TAM']);
    expect(planSizes(data, [line('tam', 5)], { ...source, doc: 'other' }, around).data).toBe(data);
    const report = toText(toReport(data, 'USD', around.today));
    for (const shown of ['Market size', '$360,000,000', '$1,800,000', '(top-down, Norway)']) expect(report).toContain(shown);
    // Face values: a yen has no cents.
    expect(readSizes(data, 'JPY').lines.map(({ amount }) => amount)).toEqual([360_000_000, 1_800_000]);
    expect(toText(toReport(start, 'USD', around.today))).not.toContain('Market size');
  });
});
