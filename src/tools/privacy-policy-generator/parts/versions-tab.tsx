import { useId, useMemo } from 'react';
import { TextVersions } from '@/kinds/versions/text-versions';
import { useVersions } from '@/kinds/versions/use-versions';
import { suggestNote, tellNews } from '@/kinds/versions/versions';
import { Copy } from '@/kinds/work/copy';
import { formatDay } from '@/lib/dates';
import { toText } from '@/lib/document-text';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Label } from '@/ui/labelled';
import { makeId } from '@/platform/ids';
import type { Tool } from '@/workspace/tool-state';
import { fileStem, type PolicyData } from '../model';
import { toPolicy } from '../policy';
import { restoreVersion, saveVersion, toNotice } from '../versions';
import type { AnswersForm } from './basics-form';

const slot = 'versionNote';

/** Policies as they were published, what changed from one to the next, and the way back. */
export function VersionsTab({ tool, form }: { tool: Tool<PolicyData>; form: AnswersForm }) {
  const { data, drafts, around, changeAll, setDraft } = tool;
  const id = useId();
  const { made, versions, kept } = data;
  const text = useMemo(() => (made ? toText(toPolicy(made, versions, kept)) : ''), [made, versions, kept]);
  const news = useMemo(() => tellNews(versions, text), [versions, text]);
  const draft = drafts[slot];
  const note = typeof draft === 'string' ? draft : '';
  const ways = useVersions(tool, { restore: restoreVersion });
  if (!made && versions.length === 0)
    return <p className="text-mute">Generate the policy first. You can then keep it as a dated version and see what changes later.</p>;
  const save = () =>
    ways.save(() =>
      changeAll(({ data: current, drafts: { [slot]: _kept, ...others } }) => ({
        data: saveVersion(current, text, note, around.today, makeId()),
        drafts: others,
      })),
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {made && (
        <div>
          <Label htmlFor={id}>What changed</Label>
          <input
            id={id}
            className="input"
            value={note}
            maxLength={2000}
            placeholder={suggestNote(versions, text)}
            onChange={(event) => setDraft(slot, event.target.value, { key: slot })}
          />
          <p className="mt-1 mb-3 text-[13px] text-mute">Left empty, the line above is written for you.</p>
          <div className="flex flex-wrap gap-2">
            <Button icon="bookmark-plus" onClick={save}>
              Save version
            </Button>
            {news !== '' && <Copy text={toNotice(made, note.trim() || news)} label="Copy notice to users" />}
          </div>
        </div>
      )}
      <Field of={form} name="listsVersions" />
      <TextVersions
        versions={versions}
        word="Version"
        heading="h3"
        detailOf={({ day }) => formatDay(day)}
        stemOf={(version, number) => fileStem(`privacy-policy-${version.day || `version-${number}`}`, version.work)}
        onRestore={ways.restore}
        onRemove={ways.remove}
      />
    </div>
  );
}
