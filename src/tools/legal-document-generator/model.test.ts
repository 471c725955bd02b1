import { describe, expect, it } from 'vitest';
import type { TextLine } from '@/lib/topics/texts';
import { toText } from '@/lib/document-text';
import { seededRandom } from '@/lib/random';
import { canRestore, planAnswers } from './known';
import {
  editDetails,
  emptyAnswers,
  fileStem,
  isSample,
  labelOf,
  restoreAnswers,
  sampleAnswers,
  startNew,
  state,
  type Draft,
  type LegalData,
} from './model';
import { schema } from './schema';
import { templateOf } from './templates';
import { legalWriter } from './writer';
import { day, make } from './test-data';

const around = { today: day, currency: 'USD' };

describe('the steps', () => {
  const answers = { ...emptyAnswers(), companyName: 'Acme', purpose: 'talks', ndaKind: 'giving', nonSolicit: true };
  const shown: LegalData = { ...state.start(around), template: 'nda', answers, made: { template: 'nda', answers, day } };

  it('clear the result and the answers on Edit Details, and bring the answers back', () => {
    const cleared = editDetails(shown);
    expect(cleared).toMatchObject({ template: 'nda', made: null, answers: emptyAnswers(), kept: answers });
    expect(restoreAnswers(cleared)).toMatchObject({ answers, kept: null });
  });

  it('keep what was typed since', () => {
    const cleared = editDetails(shown);
    const typed = { ...cleared, answers: { ...cleared.answers, companyName: 'Borealis' } };
    expect(restoreAnswers(typed).answers).toEqual({ ...answers, companyName: 'Borealis' });
    expect(restoreAnswers({ ...typed, kept: null })).toEqual({ ...typed, kept: null });
  });

  it('are of the sample as long as what is shown is the sample’s, or the form where nothing is shown', () => {
    const form = { ...state.start(around), template: 'nda' as const, answers: sampleAnswers() };
    const partners = { ...emptyAnswers(), businessName: sampleAnswers().businessName };
    expect([
      state.isSample?.(form),
      state.isSample?.({ ...form, made: { template: 'nda', answers, day } }),
      state.isSample?.({ ...shown, made: { template: 'nda', answers: sampleAnswers(), day } }),
      state.isSample?.({ ...form, template: 'partnership-agreement', answers: partners }),
      // A partnership is known by its own name, any other document by the company's.
      state.isSample?.({ ...form, answers: { ...partners, companyName: 'Acme' } }),
      state.isSample?.(state.start(around)),
    ]).toEqual([true, false, true, true, false, false]);
  });

  it('return to the templates with New Document', () => {
    expect(startNew(shown)).toMatchObject({ template: '', made: null, answers: emptyAnswers(), kept: answers });
  });

  it('offer to restore only what this form can use', () => {
    const nda = templateOf('nda');
    expect(canRestore(nda, emptyAnswers(), null)).toBe(false);
    expect(canRestore(nda, emptyAnswers(), emptyAnswers())).toBe(false);
    expect(canRestore(nda, emptyAnswers(), answers)).toBe(true);
    expect(canRestore(nda, answers, answers)).toBe(false);
    expect(canRestore(templateOf('partnership-agreement'), emptyAnswers(), answers)).toBe(false);
  });

  it('take answers of other tools for what this form asks and is still empty, once', () => {
    const known: TextLine[] = [
      { means: 'company.name', text: 'Acme' },
      { means: 'company.website', text: 'acme.example' },
      { means: 'company.email', text: 'a@acme.example' },
      { means: 'company.place', text: 'Oregon, United States' },
      { means: 'offer.name', text: 'Shop' },
      { means: 'customers.who', text: 'Families' },
    ];
    const open = (template: LegalData['template'], more: Partial<Draft> = {}): LegalData => ({
      ...state.start(around),
      template,
      answers: { ...emptyAnswers(), ...more },
    });
    const typed = open('nda', { companyName: 'Mine' });
    const nda = planAnswers(typed, known);
    expect(nda.names).toEqual([labelOf('location')]);
    expect(nda.data.answers).toEqual({ ...typed.answers, location: 'Oregon, United States' });
    expect(planAnswers(nda.data, known).data).toBe(nda.data);
    // What changed there since is not put over what stands here.
    expect(planAnswers(nda.data, [{ means: 'company.place', text: 'Leeds, UK' }]).data).toBe(nda.data);
    expect(planAnswers(open('privacy-policy'), known).data.answers).toMatchObject({
      companyName: 'Acme',
      website: 'acme.example',
      contactEmail: 'a@acme.example',
    });
    expect(planAnswers(open('terms-of-service'), known).data.answers.serviceDescription).toBe('Shop');
    const none = open('');
    expect(planAnswers(none, known).data).toBe(none);
  });

  it('name the file after the document and its owner', () => {
    expect(fileStem(make('nda', { companyName: 'Acme  Inc' }))).toBe('nda-acme-inc');
    expect(fileStem(make('nda'))).toBe('nda');
    expect(fileStem(make('privacy-policy', { companyName: '../<x>' }))).not.toMatch(/[/<>]/);
    expect(fileStem(make('partnership-agreement', { businessName: 'Two Birds', companyName: 'Acme' }))).toBe(
      'partnership-agreement-two-birds',
    );
    expect(fileStem({ ...make('nda'), answers: sampleAnswers() })).toBe('sample-nda-fernhill-books');
    expect(isSample({ template: 'partnership-agreement', answers: sampleAnswers() })).toBe(true);
  });
});

describe('the writer', () => {
  it('is asked for a legal text with the entered values, and writes the same each time', async () => {
    const made = make('nda', { companyName: 'Acme', otherParty: 'Borealis' });
    expect(legalWriter.type).toBe('legal');
    expect(legalWriter.payload(made)).toEqual({
      template: 'nda',
      companyName: 'Acme',
      otherParty: 'Borealis',
      purpose: '',
      duration: '',
      location: '',
    });
    const write = async (seed: number) => toText(await legalWriter.write(made, seededRandom(seed)));
    expect(await write(1)).toBe(await write(2));
  });
});

describe('work from before there were addresses', () => {
  it('is taken over whole', () => {
    const { companyAddress: _none, clientSigner: _nobody, ...old } = sampleAnswers();
    const data = { template: 'nda', answers: old, made: { template: 'nda', answers: old, day }, kept: null, hasNotes: false };
    const migrated = schema.safeParse(state.migrate?.(data, 1));
    expect(migrated.success && migrated.data.made?.answers).toEqual(sampleAnswers());
  });
});
