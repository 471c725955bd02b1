import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import type { TermsData } from '../model';
import { fillUsual } from '../usual';
import type { AnswersForm } from './basics-form';

/** Sections that not everybody needs, each with what it has to know. */
export function ClausesTab({ tool, form }: { tool: Tool<TermsData>; form: AnswersForm }) {
  const { draft } = form;
  const fill = () => tool.change((current) => ({ ...current, answers: fillUsual(current.answers) }), { say: 'Empty fields filled in' });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Button icon="wand-sparkles" onClick={fill}>
          Fill in usual answers
        </Button>
        <span className="text-[13px] text-mute">
          Days, links and how to cancel, where they are empty. Each says that it is a usual one.
        </span>
      </div>
      <FieldGroup title="Sections">
        <p className="text-mute sm:col-span-2">Each switch adds its own section to the twelve; the numbers follow.</p>
        <Field of={form} name="accounts" wide />
        <Field of={form} name="subscriptions" wide />
        {draft.subscriptions && (
          <>
            <Field of={form} name="cancelPath" wide />
            <Field of={form} name="trialDays" />
            <Field of={form} name="reminderDays" />
          </>
        )}
        <Field of={form} name="userContent" wide />
        <Field of={form} name="dmca" wide />
        {draft.dmca && (
          <>
            <Field of={form} name="agentName" />
            <Field of={form} name="agentEmail" />
          </>
        )}
        <Field of={form} name="ai" wide />
        {draft.ai && <Field of={form} name="aiTraining" wide />}
        <Field of={form} name="api" wide />
      </FieldGroup>
      <FieldGroup title="Disputes and liability">
        <Field of={form} name="arbitration" wide />
        {draft.arbitration && (
          <>
            <Field of={form} name="arbitrator" />
            <Field of={form} name="optOutDays" />
          </>
        )}
        <Field of={form} name="classWaiver" wide />
        <Field of={form} name="liabilityCap" wide />
        {draft.liabilityCap && (
          <>
            <Field of={form} name="capBasis" wide />
            {draft.capBasis !== 'amount' && <Field of={form} name="capMonths" />}
            {draft.capBasis !== 'fees' && <Field of={form} name="capAmount" />}
          </>
        )}
      </FieldGroup>
      <FieldGroup title="Wording">
        <Field of={form} name="noticeDays" />
        <Field of={form} name="hasSummary" wide />
      </FieldGroup>
    </>
  );
}
