import { describe, expect, it } from 'vitest';
import { sayField } from './say-field';

describe('what a company does, in a sentence', () => {
  it.each([
    ['Bakery', 'We are a bakery.'],
    ['Dental lab', 'We are a dental lab.'],
    ['Online shop for tea', 'We are an online shop for tea.'],
    ['animal clinic', 'We are an animal clinic.'],
    ['Advertising agency', 'We are an advertising agency.'],
    ['Used car garage', 'We are a used car garage.'],
    ['Bookshop and café', 'We are a bookshop and café.'],
    ['coffeehouse', 'We are a coffeehouse.'],
    ['University library', 'We are a university library.'],
    ['unusual gallery', 'We are an unusual gallery.'],
    ['yoga-studio', 'We are a yoga-studio.'],
  ])('says what it is: %s', (typed, said) => {
    expect(sayField(typed)).toBe(said);
  });

  it.each([
    ['Cleaning', 'Our field is cleaning.'],
    ['Board games', 'Our field is board games.'],
    ['Childcare', 'Our field is childcare.'],
    ['Transportation of horses', 'Our field is transportation of horses.'],
    ['Garden maintenance', 'Our field is garden maintenance.'],
  ])('says its field: %s', (typed, said) => {
    expect(sayField(typed)).toBe(said);
  });

  it.each(['', 'We bake bread', 'Bakery, café', 'Bakery (organic)', 'Bakery; café', 'Polish lessons', 'Glass', 'Horse'])(
    'is silent where neither could be said: "%s"',
    (typed) => {
      expect(sayField(typed)).toBeUndefined();
    },
  );
});
