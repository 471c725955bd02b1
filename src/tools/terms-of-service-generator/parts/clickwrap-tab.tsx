import { useMemo, type ReactNode } from 'react';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { joinWords, plural } from '@/lib/text';
import { Field } from '@/ui/field';
import { Chip, FieldGroup } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { labelStart, linkText, toClickwrap, type Clickwrap } from '../clickwrap';
import { fileStem, type TermsData } from '../model';
import type { AnswersForm } from './basics-form';

/** The box, the link and the record that make an acceptance hold. */
export function ClickwrapTab({ tool, form }: { tool: Tool<TermsData>; form: AnswersForm }) {
  const { data, around } = tool;
  const clickwrap = useMemo(() => toClickwrap(data.answers, data.made?.day ?? around.today), [data.answers, data.made, around.today]);
  const whole = `${clickwrap.html}\n`;
  const file = {
    label: 'HTML',
    name: `${fileStem(data.answers, 'clickwrap')}.html`,
    make: async () => (await import('@/formats/file')).textBlob(whole, 'text/html'),
  };
  return (
    <>
      <p className="mb-4 text-mute">
        A link in the footer is seldom enough: courts ask whether people saw the terms and agreed. Put a box that isn’t ticked in advance
        beside a link, and keep a record of each acceptance.
      </p>
      <FieldGroup title="Your form">
        <Field of={form} name="termsUrl" wide />
        <Field of={form} name="version" />
        <Field of={form} name="buttonLabel" />
      </FieldGroup>
      <p role="status" className="my-4 flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
        {clickwrap.open.length > 0 && (
          <>
            <Chip tone="warn">{plural(clickwrap.open.length, 'place')} open</Chip>
            {joinWords(clickwrap.open)}
          </>
        )}
      </p>
      <Preview clickwrap={clickwrap} />
      <Code title="The box and the link" text={clickwrap.html} copyLabel="Copy HTML">
        <Download files={[file]} label="HTML" />
      </Code>
      <Code title="Where to keep the record" text={clickwrap.sql} copyLabel="Copy SQL" />
      <Code title="What a record holds" text={clickwrap.record} copyLabel="Copy record" />
    </>
  );
}

function Preview({ clickwrap: { label, earlyStart, button } }: { clickwrap: Clickwrap }) {
  const rest = label.slice(labelStart.length + 1 + linkText.length);
  return (
    <section aria-label="Preview" className="mb-5">
      <h2 className="mb-2 font-semibold">How it looks</h2>
      <div inert className="rounded-(--radius-control) border border-line p-4">
        <Box>
          {labelStart} <span className="link">{linkText}</span>
          {rest}
        </Box>
        {earlyStart !== '' && <Box>{earlyStart}</Box>}
        <span className="btn mt-1">{button}</span>
      </div>
    </section>
  );
}

function Box({ children }: { children: ReactNode }) {
  return (
    <label className="mb-2 flex items-start gap-2.5">
      <input type="checkbox" className="mt-1 size-4 flex-none" readOnly checked={false} />
      <span className="min-w-0 break-words">{children}</span>
    </label>
  );
}

interface CodeProps {
  title: string;
  text: string;
  copyLabel: string;
  children?: ReactNode;
}

function Code({ title, text, copyLabel, children }: CodeProps) {
  return (
    <section aria-label={title} className="mb-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        <span className="flex flex-wrap gap-2">
          <Copy text={text} label={copyLabel} />
          {children}
        </span>
      </div>
      <pre tabIndex={0} className="overflow-x-auto rounded-(--radius-control) bg-sunk p-3.5 text-[13px] leading-relaxed">
        <code>{text}</code>
      </pre>
    </section>
  );
}
