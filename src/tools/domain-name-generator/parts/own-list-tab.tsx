import { useId, useMemo, useState } from 'react';
import { Copy } from '@/kinds/work/copy';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice, Panel } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import { portion } from '../list';
import { chosenEndings } from '../model';
import { mostPasted, readPasted } from '../paste';
import { toPrompt } from '../asked';
import { DomainList } from './domain-list';
import { LivePanel } from './live-panel';
import type { Desk } from './results';

const problemsShown = 5;

/** Names from elsewhere: pasted, judged and asked about like our own. */
export function OwnListTab({ desk }: { desk: Desk }) {
  const id = useId();
  const { records } = desk;
  const { pasted, draft } = records.extra;
  const [limit, setLimit] = useState(portion);
  const { names, problems, withoutEnding, left } = useMemo(() => readPasted(pasted, chosenEndings(draft)), [pasted, draft]);
  const shown = names.slice(0, limit);
  return (
    <Panel title="Your own list">
      <Label htmlFor={id}>Names or domains</Label>
      <textarea
        id={id}
        className="input"
        rows={6}
        value={pasted}
        aria-describedby={`${id}-hint`}
        maxLength={50_000}
        placeholder={'acme\nacme-labs.dev\nhttps://www.example.com'}
        onChange={(event) => records.setExtra((extra) => ({ ...extra, pasted: event.target.value }), { key: 'pasted' })}
      />
      <p id={`${id}-hint`} className="mt-1 text-[13px] text-mute">
        One per line, {mostPasted} at most. A name without an ending gets the extensions you have ticked.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3 text-[13px] text-mute">
        <Copy text={toPrompt(draft)} label="Copy a request for 20 ideas" />
        Send it to someone who’s good with names, and paste the reply here.
      </div>
      {problems.length > 0 && (
        <div className="mt-4">
          <Notice>
            {plural(problems.length, 'entry')} can’t be a domain:{' '}
            {problems
              .slice(0, problemsShown)
              .map(({ line, text }) => `line ${line} (${text.slice(0, 40)})`)
              .join(', ')}
            {problems.length > problemsShown ? ' and more' : ''}.
          </Notice>
        </div>
      )}
      {withoutEnding > 0 && (
        <p className="mt-3 text-[13px] text-warn">
          {plural(withoutEnding, 'name')} {withoutEnding === 1 ? 'has' : 'have'} no ending. Tick at least one of the extensions.
        </p>
      )}
      {left > 0 && (
        <p className="mt-3 text-[13px] text-warn">
          {plural(left, 'entry')} beyond the first {mostPasted} {left === 1 ? 'is' : 'are'} not read.
        </p>
      )}
      {names.length > 0 && (
        <div className="mt-5">
          <LivePanel desk={desk} domains={shown.map(({ domain }) => domain)} />
          <p className="text-[13px] text-mute">
            {shown.length.toLocaleString('en-US')} of {plural(names.length, 'domain')}
          </p>
          <DomainList desk={desk} title="Your own domains" names={shown} isSimulated={false} />
          {names.length > limit && (
            <Button className="mt-3" onClick={() => setLimit(limit + portion)}>
              Show more
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
