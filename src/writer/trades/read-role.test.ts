import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBuyer } from './read-role';
import { roles } from './roles';

/** Typed | the title, or none | the organisations, or none */
const answers = `
Heads of Security at fintechs | Head of Security | fintechs
heads of security | Head of Security | none
CFOs and finance directors and CISOs at banks | CFO | banks
independent cafés in Bristol | none | independent cafés in Bristol
UK care homes, 20-80 beds | none | UK care homes, 20-80 beds
CISOs at mid-sized banks | CISO | mid-sized banks
We sell to practice managers of dental clinics in Leeds | Practice Manager | dental clinics in Leeds
Our customers are HR managers in mid-sized companies | HR Manager | mid-sized companies
CFOs and finance directors at SaaS companies | CFO | SaaS companies
Typically the CFO or finance director of a mid-sized manufacturer | CFO | mid-sized manufacturer
Site managers on construction sites | site manager | none
Nurses on night shift | Nurse | none
Owners of independent cafés | Business Owner | independent cafés
Managers of care homes | Care Home Manager | care homes
café owners | café owner | none
Small business owners | small business owner | none
dog owners | none | none
home owners | none | none
busy parents | none | none
families with young children in Leeds | none | none
Restaurants and hotels | none | Restaurants and hotels
CFOs in Germany | CFO | none
Software engineers at startups with 10-50 people | Software Engineer | startups with 10-50 people
VPs of Engineering at scale-ups | VP of engineering | scale-ups
Developers of wind farms | none | none
Teacher training providers | none | Teacher training providers
chef jackets | none | none
Chefs | Chef | none
Busy chefs who cook alone | Chef | none
Procurement managers at hospitals | procurement manager | hospitals
Freelance graphic designers | Graphic Designer | none
People who love sourdough | none | none
Everyone | none | none
fintechs | none | fintechs
Dentists | Dentist | none
dental practices | none | dental practices
founders of early-stage startups | Founder | early-stage startups
runners | none | none
Students | none | none
Operations managers at logistics companies in Hamburg | Operations Manager | logistics companies in Hamburg
Marketing teams | none | none
Municipalities in Denmark | none | Municipalities in Denmark
Head of Talent, Series B companies | head of talent | none
nurses and carers | Nurse | none
The owner of a bakery | Business Owner | bakery
Facility managers in office buildings | facility manager | none
IT managers | IT Manager | none
it managers in hospitals | IT Manager | hospitals
Lehrer | none | none
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

describe('who buys', () => {
  it.each(answers)('reads "%s" as %s at %s', (typed = '', title, organisations) => {
    const buyer = readBuyer(typed);
    expect([buyer.title ?? 'none', buyer.organisations ?? 'none']).toEqual([title, organisations]);
    expect(buyer.role === undefined).toBe(title === 'none');
  });

  it('takes any text', () => {
    fc.assert(fc.property(fc.string(), (typed) => typeof readBuyer(typed) === 'object'));
  });
});

describe('the roles', () => {
  it('are 250 or more, each with three to five duties, skills and measures, none of them twice', () => {
    expect(roles.length).toBeGreaterThanOrEqual(250);
    for (const { title, duties, skills, measures } of roles)
      for (const list of [duties, skills, measures]) {
        expect(list.length, title).toBeGreaterThanOrEqual(3);
        expect(list.length, title).toBeLessThanOrEqual(5);
        expect(new Set(list).size, title).toBe(list.length);
        for (const phrase of list) expect(phrase, title).toMatch(/^\p{Lu}[^|;]*[^\s.,;|]$/u);
      }
  });

  it('have no title twice', () => {
    const all = roles.flatMap(({ title, others }) => [title, ...others]).map((title) => title.toLowerCase());
    expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([]);
  });
});
