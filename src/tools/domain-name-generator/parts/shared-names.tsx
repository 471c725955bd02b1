import { useState } from 'react';
import { joinWords, plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { makeId } from '@/platform/ids';
import { identityOf } from '../picks';
import { readFragment } from '../paste';
import type { DomainRecords } from './results';

const namesShown = 3;

interface SharedNamesProps {
  /** What stands behind the # of the address. */
  fragment: string;
  records: DomainRecords;
  onTaken: () => void;
}

/** Names that came with a link: taken or put away by the user, never on their own. */
export function SharedNames({ fragment, records, onTaken }: SharedNamesProps) {
  const [dismissed, setDismissed] = useState('');
  const here = new Set(records.all.map(identityOf));
  const names = readFragment(fragment).filter(({ domain }) => !here.has(domain));
  if (names.length === 0 || dismissed === fragment) return null;
  const shown = names.slice(0, namesShown).map(({ shown: name }) => name);
  const rest = names.length - shown.length;
  const take = () => {
    records.addAll(names.map(({ shown: domain }) => ({ id: makeId(), domain, decision: 'Considering', notes: '' }) as const));
    onTaken();
    records.tool.say(`${plural(names.length, 'domain')} added to the shortlist`);
  };
  return (
    <div className="no-print mb-5">
      <Notice tone="plain">
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span className="min-w-0 break-words">
            The link you followed contains {plural(names.length, 'name')}: {joinWords(rest > 0 ? [...shown, `${rest} more`] : shown)}.
          </span>
          <span className="flex gap-2">
            <Button onClick={take}>Add to shortlist</Button>
            <Button onClick={() => setDismissed(fragment)}>Dismiss</Button>
          </span>
        </span>
      </Notice>
    </div>
  );
}
