import { useMemo } from 'react';
import { Copy } from '@/kinds/work/copy';
import { TextVersions } from '@/kinds/versions/text-versions';
import { useVersions } from '@/kinds/versions/use-versions';
import { suggestNote, tellNews } from '@/kinds/versions/versions';
import { formatDay } from '@/lib/dates';
import { toText } from '@/lib/document-text';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { makeId } from '@/platform/ids';
import type { Tool } from '@/workspace/tool-state';
import { fileStem, type TermsData } from '../model';
import { toTerms } from '../terms';
import { restoreVersion, saveVersion, toNotice } from '../versions';
import type { AnswersForm } from './basics-form';

/** Terms as they were published, what changed from one to the next, and the way back. */
export function VersionsTab({ tool, form }: { tool: Tool<TermsData>; form: AnswersForm }) {
  const { data, around, change } = tool;
  const { answers, made, versions, kept } = data;
  const now = useMemo(() => toText(toTerms({ answers, day: around.today }, kept)), [answers, around.today, kept]);
  const summary = useMemo(() => suggestNote(versions, now), [versions, now]);
  const news = useMemo(() => tellNews(versions, now), [versions, now]);
  const ways = useVersions(tool, { restore: restoreVersion });
  const save = () => {
    if (!made) return;
    ways.save(() => change((current) => saveVersion(current, toText(toTerms(made, kept)), makeId())));
  };
  return (
    <>
      <FieldGroup title="This version">
        <Field of={form} name="effectiveDate" />
        <Field of={form} name="version" />
        <Field of={form} name="changeSummary" />
        <p className="text-[13px] text-mute sm:col-span-2">
          Since the version saved last: {summary}{' '}
          <button type="button" className="link min-h-6" onClick={() => form.set('changeSummary', summary)}>
            Use this summary
          </button>
        </p>
      </FieldGroup>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon="bookmark-plus" disabled={!made} onClick={save}>
          Save version
        </Button>
        {news !== '' && <Copy text={toNotice(answers, news)} label="Copy notice to users" />}
      </div>
      {!made && <p className="mt-2 text-[13px] text-mute">Generate the terms first. You can then keep them as a version.</p>}
      <div className="mt-5 grid grid-cols-1 gap-4">
        <TextVersions
          versions={versions}
          word="Saved version"
          wordInside="saved version"
          heading="h2"
          detailOf={(version) => [version.answers.version.trim(), formatDay(version.day)].filter((part) => part !== '').join(' · ')}
          stemOf={(version, number) => fileStem(version.answers, `terms-of-service-${version.day || number}`)}
          onRestore={ways.restore}
          onRemove={ways.remove}
        />
      </div>
    </>
  );
}
