import { describe, expect, it } from 'vitest';
import { contractTypes } from './content';
import { fields } from './fields';
import { fileStem, isSample, isStale, sampleAnswers, state, type ContractData } from './model';
import { listNeeded, listUnused } from './needed';
import { today, make, madeOf, gapsOf, worker, empty } from './test-data';

const around = { today, currency: 'USD' };

describe('the form', () => {
  it('offers the five plain types first and starts without one', () => {
    expect(fields.type.options.slice(0, 5)).toEqual(['service', 'employment', 'nda', 'freelance', 'consulting']);
    expect(fields.type.options.slice(5)).toEqual(['subscription', 'equipment', 'pilot', 'intent', 'founders', 'safe']);
    expect(state.start(around)).toMatchObject({ answers: { type: '', ip: true, confidentiality: true, nonCompete: false }, made: null });
  });

  it('names the file after the type', () => {
    for (const type of contractTypes) expect(fileStem(make(type))).toBe(`${type}_contract`);
    expect(fileStem(make(''))).toBe('contract');
    expect(fileStem(sampleAnswers(today))).toBe('sample-service_contract');
    expect(isSample(make('service'))).toBe(false);
  });

  it('marks what each type needs, and never what it does not print', () => {
    for (const type of contractTypes) for (const name of listUnused(type)) expect(listNeeded(type)).not.toContain(name);
    // Left empty, each needed field is an open place of the contract, and nothing else is.
    for (const type of contractTypes) {
      const labels = listNeeded(type).filter((name) => name !== 'type');
      expect(gapsOf(empty(type)).toSorted()).toEqual(labels.map((name) => fields[name].label).toSorted());
    }
  });

  it('knows when the contract no longer says what the form does', () => {
    const answers = make('nda');
    const data: ContractData = { answers, exhibits: [], worker, made: madeOf(answers) };
    expect(isStale(data, 'USD')).toBe(false);
    expect(isStale(data, 'EUR')).toBe(true);
    expect(isStale({ ...data, answers: { ...answers } }, 'USD')).toBe(false);
    expect(isStale({ ...data, worker: { ...worker, ownTools: 'yes' } }, 'USD')).toBe(false);
    expect(isStale({ ...data, answers: make('service') }, 'USD')).toBe(true);
    expect(isStale({ ...data, exhibits: [{ id: '1', title: 'A', text: '' }] }, 'USD')).toBe(true);
  });
});
