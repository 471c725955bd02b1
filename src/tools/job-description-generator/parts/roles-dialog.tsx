import { useMemo, useState } from 'react';
import { joinWords, plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SearchBox } from '@/ui/search-box';
import { roles } from '@/writer/trades/roles';
import { findRoles } from '../roles';

const shownRoles = 20;

/** The roles we know: what each does and needs, to start from and to change. */
export function RolesDialog({ onChoose, onClose }: { onChoose: (title: string) => void; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const found = useMemo(() => findRoles(roles, query), [query]);
  return (
    <Dialog title="Roles" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">
        Choose one and its usual tasks and skills are suggested in the description. Any other title works as well: you say the tasks
        yourself.
      </p>
      <SearchBox label="Search roles" placeholder="Baker, backend, payroll" value={query} onChange={setQuery} />
      <p role="status" className="my-3 text-[13px] text-mute">
        {found.length > shownRoles ? `First ${shownRoles} of ${found.length}. Type to narrow them down.` : plural(found.length, 'role')}
      </p>
      <ul aria-label="Roles" className="grid gap-2">
        {found.slice(0, shownRoles).map((role) => (
          <li key={`${role.field} ${role.title}`} className="flex flex-wrap items-start gap-x-3 gap-y-1 border-t border-line pt-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-[550]">
                {role.title} <span className="text-[13px] font-normal text-mute">{role.field}</span>
              </p>
              <p className="text-[14px] text-mute">{role.duties.join('. ')}.</p>
              <p className="text-[13px] text-mute">Skills: {joinWords(role.skills)}</p>
            </div>
            <Button aria-label={`Use ${role.title}`} onClick={() => onChoose(role.title)}>
              Use
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
