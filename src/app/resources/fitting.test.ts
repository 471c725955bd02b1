import { expect, it } from 'vitest';
import { catalogue as tools } from '@/tools/registry';
import { catalogue } from '@/tools/startup-resource-directory/catalogue';
import { countryIn, resourcesFor, wishes } from './fitting';

const others = tools.map(({ id }) => id).filter((id) => id !== 'startup-resource-directory');
const namesFor = (tool: string, place: string) => resourcesFor(tool, place).map(({ name }) => name);

it('has three for every tool, wherever the company is', () => {
  expect(Object.keys(wishes).sort()).toEqual([...others].sort());
  for (const place of ['', 'United States', 'London, UK', 'Berlin, Germany', 'Japan', 'Brazil']) {
    const few = others.filter((tool) => resourcesFor(tool, place).length !== 3);
    expect(few, place).toEqual([]);
  }
  expect(resourcesFor('startup-resource-directory', '')).toEqual([]);
});

it('asks only for tags that the directory has', () => {
  const tags = new Set(catalogue.flatMap((one) => one.tags));
  expect([...new Set(Object.values(wishes).flat())].filter((wish) => !tags.has(wish))).toEqual([]);
});

it('names what is meant for the company’s country, and nothing meant for another', () => {
  expect(namesFor('tax-calculator', '')[0]).toBe('Internal Revenue Service');
  expect(namesFor('tax-calculator', 'Leeds, United Kingdom')[0]).toBe('HM Revenue and Customs');
  expect(namesFor('invoice-generator', 'Hamburg, Germany')[0]).toBe('ELSTER');
  const countries = new Set(others.flatMap((tool) => resourcesFor(tool, 'Paris, France').map(({ country }) => country)));
  expect([...countries].sort()).toEqual(['Europe', 'European Union', 'France', 'International']);
  expect(['', 'Austin, USA', 'Cardiff, Wales', 'Lagos'].map(countryIn)).toEqual(['', 'United States', 'United Kingdom', '']);
});
