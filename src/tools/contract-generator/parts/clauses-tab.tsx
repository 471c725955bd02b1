import { useMemo } from 'react';
import { Field } from '@/ui/field';
import { FieldGroup, Notice } from '@/ui/layout';
import { isWorkType, type ContractType } from '../content';
import { switchesFor, type Switch } from '../facts';
import { describeNonCompete, describeNotice, isAtWillPlace, readWorkPlace } from '../jurisdiction';
import type { FieldName } from '../fields';
import { typeOf } from '../model';
import type { AnswersForm } from './contract-form';

/** What a switch has to know once it is on. */
const details: Record<Switch, (form: AnswersForm, type: ContractType) => FieldName[]> = {
  ip: (_form, type) => (type === 'employment' ? [] : ['ipWhen']),
  confidentiality: () => ['confidentialYears'],
  lateFee: () => ['lateFeeRate'],
  liabilityCap: ({ draft }) => (draft.capBasis === 'amount' ? ['capBasis', 'capAmount'] : ['capBasis']),
  nonSolicit: () => ['nonSolicitMonths'],
  nonCompete: () => ['nonCompeteMonths', 'nonCompeteArea'],
};

/** Clauses that not every contract has, each with what it has to know. */
export function ClausesTab({ form }: { form: AnswersForm }) {
  const { draft } = form;
  const type = typeOf(draft) || 'service';
  const place = useMemo(() => readWorkPlace(draft, type), [draft, type]);
  const isJob = type === 'employment';
  const show = (...names: FieldName[]) =>
    names.map((name) => <Field key={name} of={form} name={name} wide={form.fields[name].kind === 'choice'} />);
  return (
    <>
      <FieldGroup title="Clauses">
        <p className="text-mute sm:col-span-2">
          {type === 'safe'
            ? 'The published form brings its own clauses; none are added here.'
            : 'Each switch adds a clause. Numbering follows.'}
        </p>
        {switchesFor[type].map((name) => (
          <div key={name} className="contents">
            <Field of={form} name={name} wide />
            {draft[name] && show(...details[name](form, type))}
          </div>
        ))}
        {draft.nonCompete && switchesFor[type].includes('nonCompete') && (
          <div className="sm:col-span-2" role="status">
            <Notice>{describeNonCompete(place, type)}</Notice>
          </div>
        )}
        {type === 'nda' && show('confidentialYears')}
      </FieldGroup>
      {type !== 'intent' && type !== 'safe' && (
        <FieldGroup title="Ending">
          {isJob && draft.endDate === '' && <Field of={form} name="ending" wide />}
          {isJob && !isAtWillPlace(place) && place.notice && (
            <div className="sm:col-span-2" role="status">
              <Notice tone="plain">{describeNotice(place.notice)}</Notice>
            </div>
          )}
          {type === 'nda' ? (
            <p className="text-mute sm:col-span-2">
              An NDA ends on its end date. Without one, it runs until either side ends it in writing.
            </p>
          ) : (
            !(isJob && draft.endDate === '' && draft.ending === 'at-will') && show('noticeDays')
          )}
          {(isWorkType(type) || type === 'equipment') && show('acceptDays')}
          {type === 'service' && show('rental')}
        </FieldGroup>
      )}
      {isJob && <FieldGroup title="More about the job">{show('hours', 'leave', 'probation')}</FieldGroup>}
      {type !== 'safe' && (
        <FieldGroup title="Disputes">
          <Field of={form} name="forum" wide />
          {draft.forum === 'arbitration' && show('arbitrator', 'seat')}
        </FieldGroup>
      )}
      <FieldGroup title="Wording">
        <Field of={form} name="hasNotes" wide />
      </FieldGroup>
    </>
  );
}
