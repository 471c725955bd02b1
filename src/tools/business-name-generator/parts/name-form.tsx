import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Notice, Panel } from '@/ui/layout';
import type { fields } from '../model';

interface NameFormProps {
  form: FormHandle<typeof fields>;
  isReady: boolean;
  isBusy: boolean;
  problem: string;
  onGenerate: () => void;
}

export function NameForm({ form, isReady, isBusy, problem, onGenerate }: NameFormProps) {
  return (
    <Panel title="Your business">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onGenerate();
        }}
      >
        <div className="grid grid-cols-1 gap-3.5 sm:grid-cols-2">
          <Field of={form} name="industry" wide />
          <Field of={form} name="keywords" wide />
          <Field of={form} name="style" />
          <Field of={form} name="length" />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" disabled={isBusy || !isReady}>
            <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
              <Icon icon={isBusy ? 'loader-circle' : 'sparkles'} />
            </span>
            {isBusy ? 'Generating...' : 'Generate'}
          </Button>
          {!isReady && <p className="text-[13px] text-mute">Enter your industry first.</p>}
        </div>
        {problem !== '' && (
          <div className="mt-3">
            <Notice tone="bad">{problem}</Notice>
          </div>
        )}
      </form>
    </Panel>
  );
}
