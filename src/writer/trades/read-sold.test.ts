import { describe, expect, it } from 'vitest';
import { readSold, withoutName } from './read-sold';
import { toTokens } from './tokens';

const phrases = new Set(['bed and breakfast', 'point of sale', 'cleaning product', 'clinic']);
const read = (typed: string) => {
  const { parts, customers } = readSold(toTokens(typed), (tokens) => phrases.has(tokens.join(' ')));
  return [parts.map((part) => part.join(' ')).join(' | '), customers.join(' ')];
};

describe('what is sold, and for whom', () => {
  it.each([
    // Nouns alone.
    ['Bread', 'bread', ''],
    ['a bakery', 'bakery', ''],
    ['bread and pastries', 'bread | pastry', ''],
    ['bread, rolls & cakes', 'bread | roll | cake', ''],
    ['bread for hotels', 'bread', 'hotel'],
    ['bread from Leeds', 'bread', ''],
    ['meals delivered to your door', 'meal', 'to your door'],
    ['software that runs banks', 'software', 'run bank'],
    // Small words may belong to what it is.
    ['bed and breakfast', 'bed and breakfast', ''],
    ['point of sale', 'point of sale', ''],
    ['maker of furniture', 'furniture', ''],
    // That it is sold by the crate is kept.
    ['wholesaler of flour', 'flour', 'wholesaler'],
    // Deeds.
    ['We are a bakery', 'bakery', ''],
    ['We sell bread to hotels', 'bread', 'hotel'],
    ['We make and sell furniture', 'furniture', ''],
    ['We have started selling bread', 'bread', ''],
    ['We help clinics with bookkeeping', 'bookkeeping', 'clinic'],
    ['We help clinics', '', 'clinic'],
    ['We clean clinics', 'clinic cleaning', ''],
    ['We are in logistics', 'logistic', ''],
    ['Cleaning clinics', 'clinic cleaning', ''],
    ['Cleaning products', 'cleaning product', ''],
    ['It sells bread', 'bread', ''],
    ['Our company bakes bread', 'bread baking', ''],
    // Of the customer, or in another language: nothing is sold there.
    ['Our customers are hotels', '', ''],
    ['Automate payroll', '', ''],
    ['Wir backen Brot', '', ''],
    ['We dream', '', ''],
  ])('%s', (typed, sold, customers) => {
    expect(read(typed)).toEqual([sold, customers]);
  });

  it('a name before a verb is somebody who does it', () => {
    expect(withoutName('Northloaf bakes bread')).toBe('it bakes bread');
    expect(withoutName('North Loaf Bakery sells bread')).toBe('it sells bread');
    // "Bikes for hire" and "Ships and boats" are things.
    expect(withoutName('Northloaf bakes for cafés')).toBe('Northloaf bakes for cafés');
    expect(withoutName('Loaf tins of steel')).toBe('Loaf tins of steel');
    expect(withoutName(' IT ')).toBe('information technology');
  });
});
