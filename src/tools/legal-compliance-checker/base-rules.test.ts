import { describe, expect, it } from 'vitest';
import { makeRules } from './library';
import { emptyAnswers, type Answers } from './model';
import { byKey } from './test-data';

type Form = Answers['businessType'];
const base = ['registration', 'ein', 'license', 'workers', 'trademark', 'privacy', 'bank', 'liability'];

describe('the eight items of every list', () => {
  it('ask for a tax number of the United States where one cannot do without', () => {
    const need = (businessType: Form, employees: boolean, location = 'Texas') => byKey({ businessType, employees, location }, 'ein').need;
    const forms: Form[] = ['Sole Proprietorship', 'LLC', 'Partnership', 'Corporation'];
    expect(forms.map((form) => need(form, false))).toEqual(['check', 'check', 'required', 'required']);
    expect(forms.map((form) => need(form, true))).toEqual(['required', 'required', 'required', 'required']);
    expect(need('Corporation', true, 'UK')).toBe('check');
    expect(byKey({ businessType: 'Sole Proprietorship' }, 'ein').test).toContain('Social Security number');
    expect(byKey({ businessType: 'LLC' }, 'ein').test).toContain('two or more members');
  });

  it('ask for cover of accidents where the law does', () => {
    const need = (location: string, employees: boolean) => byKey({ location, employees }, 'workers').need;
    const places = ['Ohio', 'Texas', 'Florida', 'United States', 'UK', 'Berlin', 'Madrid', 'Peru'];
    expect(places.map((place) => need(place, true))).toEqual([
      'required',
      'check',
      'check',
      'check',
      'required',
      'required',
      'required',
      'check',
    ]);
    // In Germany it does not take an employee.
    expect(places.map((place) => need(place, false))).toEqual(['check', 'check', 'check', 'check', 'check', 'required', 'check', 'check']);
    const of = (location: string, employees: boolean) => byKey({ location, employees }, 'workers');
    expect(of('Florida', true).test).toContain('Does your state’s rule reach you?');
    expect(of('Florida', false).test).toContain('Do you have employees');
    expect(of('Peru', true).test).toContain('What does your country ask');
    expect(of('Peru', false).test).toContain('Do you have employees');
    expect(of('Ohio', true)).toMatchObject({ reason: 'You said the business has employees.' });
    expect(of('Ohio', true).description).toMatch(/third to fifth\. Ohio sells it through a state fund\.$/);
    expect(of('Nevada', true).description).toMatch(/third to fifth\.$/);
    expect(of('Ohio', false).reason).toBe('');
  });

  it('ask for a privacy policy where the law does, and give the first reason for it', () => {
    const of = (location: string, more: Partial<Answers>) => byKey({ location, ...more }, 'privacy');
    const all = (['personalData', 'european', 'online', 'children'] as const).map((name) => ({ [name]: true }));
    expect(all.map((more) => of('UK', more).need)).toEqual(['required', 'required', 'required', 'required']);
    expect(all.map((more) => of('Texas', more).need)).toEqual(['check', 'check', 'required', 'required']);
    expect(all.map((more) => of('Peru', more).need)).toEqual(['check', 'check', 'check', 'check']);
    expect(of('UK', {}).need).toBe('check');
    expect(all.map((more) => of('Peru', more).reason)).toEqual([
      'You said the business handles personal data.',
      'You said the business has users in the EU or the UK.',
      'You said the business sells online.',
      'You said children under 13 use it.',
    ]);
    expect(of('Peru', { children: true, online: true }).reason).toBe('You said the business sells online.');
    expect(of('Peru', {}).test).toMatch(/^Do you collect anything about people/);
    expect(of('Peru', { personalData: true }).test).toBe('Does your country’s privacy law reach you?');
    expect(of('Texas', { personalData: true }).test).toMatch(/^Do you collect the data through a website/);
  });

  it('word the license, the mark, the bank and the insurance by place and form', () => {
    const link = (location: string, key: string) => byKey({ location }, key).link;
    expect(['Texas', 'UK', 'Madrid', 'Peru'].map((place) => byKey({ location: place }, 'license').resources[0])).toEqual([
      'SBA: apply for licenses and permits',
      'GOV.UK: find a licence',
      'Your Europe: points of single contact',
      'Your local authority',
    ]);
    expect(link('Peru', 'license')).toBeUndefined();
    expect(byKey({ location: 'Texas' }, 'license').test).toContain('city, county, state or trade');
    expect(byKey({ location: 'UK' }, 'license').test).toContain('local authority or trade');
    expect(['Texas', 'UK', 'Madrid', 'Peru'].map((place) => byKey({ location: place }, 'trademark').cost !== undefined)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(byKey({ businessType: 'LLC' }, 'bank').description).toContain('protection of the company');
    expect(byKey({ businessType: 'Non-Profit' }, 'bank').description).toContain('the books and taxes depend on it');
    expect(byKey({ location: 'Texas' }, 'bank').cost).toBe('Free to about $30 a month');
    expect(byKey({ location: 'Peru' }, 'bank').cost).toBeUndefined();
    expect(byKey({ location: 'Peru' }, 'liability').resources).toEqual(['An insurance broker']);
  });

  it('are all there is before anything is answered', () => {
    expect(makeRules(emptyAnswers()).map(({ key }) => key)).toEqual(base);
  });
});
