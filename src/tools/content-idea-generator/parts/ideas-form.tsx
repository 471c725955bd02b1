import type { FormEvent } from 'react';
import { joinWords } from '@/lib/text';
import { MoreAnswers } from '@/kinds/generator/more-answers';
import { TradeChip } from '@/kinds/generator/trade-chip';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Notice, Panel } from '@/ui/layout';
import type { TradeChoice } from '@/writer/trades/match';
import { platformLooks, platforms } from '../content';
import { moreFields, type fields } from '../model';

interface IdeasFormProps {
  form: FormHandle<typeof fields>;
  trade: TradeChoice;
  onTrade: (trade: TradeChoice) => void;
  /** What still has to be filled in. */
  needs: readonly string[];
  isBusy: boolean;
  problem: string;
  onGenerate: () => void;
}

export function IdeasForm({ form, trade, onTrade, needs, isBusy, problem, onGenerate }: IdeasFormProps) {
  const canGenerate = needs.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <Panel>
      <form noValidate onSubmit={submit} aria-label="Content preferences" className="grid grid-cols-1 gap-3">
        <div>
          <Field of={form} name="industry" />
          <TradeChip typed={form.draft.industry} value={trade} onChange={onTrade} />
        </div>
        <Field of={form} name="targetAudience" />
        <Field of={form} name="contentGoal" />
        <fieldset>
          <legend className="mb-1 text-[13px] font-[550]">Platforms</legend>
          <div className="grid grid-cols-1 gap-x-3 min-[360px]:grid-cols-2">
            {platforms.map((platform) => (
              <div key={platform} className="flex items-center justify-between gap-2">
                <Field of={form} name={platform} />
                <span className="text-mute">
                  <Icon icon={platformLooks[platform].icon} />
                </span>
              </div>
            ))}
          </div>
        </fieldset>
        <Field of={form} name="tone" />
        {/* One column: the panel is narrow. */}
        <div className="lg:[&_fieldset>div]:grid-cols-1">
          <MoreAnswers of={form} names={moreFields} />
        </div>
        <div className="mt-2 grid grid-cols-1 gap-2">
          <Button type="submit" look="primary" disabled={!canGenerate || isBusy} aria-describedby={canGenerate ? undefined : 'ideas-need'}>
            <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
              <Icon icon={isBusy ? 'loader-circle' : 'lightbulb'} />
            </span>
            {isBusy ? 'Generating...' : 'Generate Content Ideas'}
          </Button>
          {!canGenerate && (
            <p id="ideas-need" className="text-[13px] text-mute">
              Needs {joinWords(needs)}.
            </p>
          )}
          {problem !== '' && (
            <div role="status">
              <Notice>{problem}</Notice>
            </div>
          )}
        </div>
      </form>
    </Panel>
  );
}
