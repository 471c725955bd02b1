import { useState } from 'react';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { LineInput } from '@/ui/line-input';
import type { Tool } from '@/workspace/tool-state';
import type { PageData } from '../model';
import { addPage, longestName, mostPages, openPage, openPageOf, pagesOf, removePage, renamePage } from '../site';

/** Which page is being written, and the others. */
export function PagesBar({ tool: { data, change } }: { tool: Tool<PageData> }) {
  const [name, setName] = useState('');
  const pages = pagesOf(data);
  const open = openPageOf(data);
  const add = () => {
    const id = makeId();
    change((current) => addPage(current, id, name), { say: 'Page added' });
    setName('');
  };
  return (
    <>
      <h3 className="mb-2 text-[13px] font-[550]">Pages</h3>
      {pages.length > 1 && (
        <>
          <div role="group" aria-label="Pages" className="mb-3 flex flex-wrap gap-1.5">
            {pages.map((page) => (
              <button
                key={page.id}
                type="button"
                className="btn max-w-48"
                aria-pressed={page.id === open.id}
                onClick={() => change((current) => openPage(current, page.id))}
              >
                <span className="truncate">{page.name}</span>
              </button>
            ))}
          </div>
          <div className="mb-3 flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <LineInput
                label="Name in the menu"
                value={open.name}
                maxLength={longestName}
                onChange={(typed) => change((current) => renamePage(current, open.id, typed), { key: `page-${open.id}` })}
              />
            </div>
            <IconButton
              icon="trash-2"
              label={`Delete the page ${open.name}`}
              onClick={() => change((current) => removePage(current, open.id), { say: 'Page deleted' })}
            />
          </div>
        </>
      )}
      {pages.length < mostPages && (
        <form
          className="mb-2 flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') add();
          }}
        >
          <div className="min-w-0 flex-1">
            <LineInput label="Another page" value={name} maxLength={longestName} onChange={setName} />
          </div>
          <Button type="submit" icon="plus" disabled={name.trim() === ''}>
            Add Page
          </Button>
        </form>
      )}
      <p className="mb-4 text-[13px] text-mute">
        {pages.length > 1
          ? 'All pages share the look and a menu. The ZIP has them all; the HTML file is the page you are writing, without the menu.'
          : 'A second page brings a menu at the top of each.'}
      </p>
    </>
  );
}
