import { useMemo } from 'react';
import { DocumentPanel } from '@/kinds/document/document-panel';
import { documentFiles } from '@/kinds/document/files';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { joinWords, plural } from '@/lib/text';
import { Chip, Notice, Panel } from '@/ui/layout';
import type { Facts } from '../facts';
import { listingFile } from '../files';
import { toInterviewKit } from '../interview';
import { toJobAd, toJobAdScript } from '../job-ad';
import type { Posting } from '../model';
import { shortFold, shortLimit, toShort } from '../short';

interface TabProps {
  facts: Facts;
  posting: Posting;
  isSample: boolean;
}

/** Text to be copied as it is. */
const box = 'overflow-x-auto rounded-(--radius-control) bg-sunk p-4 text-[14px] break-words whitespace-pre-wrap';

/** The posting at the length of a LinkedIn post. */
export function ShortTab({ facts, posting, isSample }: TabProps) {
  const { text, characters, leftOut } = useMemo(() => toShort(facts, posting), [facts, posting]);
  const shown = isSample ? `Sample\n\n${text}` : text;
  return (
    <Panel title="LinkedIn version" aside={<Copy label="Copy post" text={shown} />}>
      <p className="mb-3 flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
        <Chip>
          {characters.toLocaleString('en-US')} of {shortLimit.toLocaleString('en-US')} characters
        </Chip>
        {leftOut > 0 && (
          <span>
            {plural(leftOut, 'line')} of the full posting {leftOut === 1 ? 'is' : 'are'} left out.
          </span>
        )}
        <span>The feed shows about the first {shortFold} characters, so the facts come first.</span>
      </p>
      <div className={box} role="group" aria-label="LinkedIn text" tabIndex={0}>
        {shown}
      </div>
    </Panel>
  );
}

/** The posting for search engines. */
export function ListingTab({ facts, posting, stem }: TabProps & { stem: string }) {
  const ad = useMemo(() => toJobAd(facts, posting), [facts, posting]);
  const script = toJobAdScript(ad);
  return (
    <Panel
      title="JobPosting code"
      aside={
        <span className="flex flex-wrap gap-2">
          <Copy label="Copy code" text={script} />
          <Download label="JSON" files={[listingFile(stem, ad)]} />
        </span>
      }
    >
      <p className="mb-3 text-mute">Put it on the page of this job. Search engines then list it with its pay, place and dates.</p>
      <div className="mb-3 grid grid-cols-1 gap-2">
        {ad.missing.length > 0 ? (
          <Notice>Required and missing: {joinWords(ad.missing)}. Add it under Edit details.</Notice>
        ) : (
          <p>
            <Chip tone="good" icon="check">
              All required fields are there
            </Chip>
          </p>
        )}
        {ad.advised.length > 0 && <p className="text-[13px] text-mute">Recommended as well: {joinWords(ad.advised)}.</p>}
      </div>
      <pre className={box} role="group" aria-label="JobPosting code" tabIndex={0}>
        {script}
      </pre>
    </Panel>
  );
}

/** Questions and a scorecard from the posting as it is. */
export function KitTab({ facts, posting, isSample, stem, currency }: TabProps & { stem: string; currency: string }) {
  const kit = useMemo(() => toInterviewKit(facts, posting, isSample), [facts, posting, isSample]);
  return (
    <div className="max-w-4xl">
      <DocumentPanel
        document={kit}
        files={documentFiles(stem, kit, ['docx', 'pdf', 'txt', 'md', 'html'], currency)}
        copyLabel="Copy kit"
        downloadLabel="Download kit"
      />
    </div>
  );
}
