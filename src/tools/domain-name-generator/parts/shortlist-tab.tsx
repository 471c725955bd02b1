import { useState } from 'react';
import { DomainAnswerLine } from '@/kinds/names/domain-answer';
import { ImportButton } from '@/kinds/records/import-button';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { Button } from '@/ui/button';
import { Chip, Empty, Panel } from '@/ui/layout';
import { importHint } from '../content';
import { shortlistFiles } from '../files';
import type { Pick } from '../model';
import { findPickProblem, identityOf, nameOf } from '../picks';
import { mostShared, readDomain, toFragment } from '../paste';
import { LivePanel } from './live-panel';
import { RegisterLink } from './register-link';
import type { Desk } from './results';

const refuseNoDomain = ({ domain }: Pick) => (readDomain(domain) ? '' : 'Domain: enter a name such as example.com.');

/** The names that are left, with notes; and the ways to hand them on. */
export function ShortlistTab({ desk }: { desk: Desk }) {
  const { records, standingOf } = desk;
  const { all, extra } = records;
  const { record: open } = records.tool.drafts as { record?: { id?: string } };
  const form = useRecordForm(records, {
    check: ({ domain }) => {
      const problem = findPickProblem(domain, all, open?.id);
      return problem === '' ? {} : { domain: problem };
    },
  });
  return (
    <>
      {form.isOpen && (
        <div className="mb-4">
          <RecordForm form={form} title="Add Domain" editTitle="Edit Domain" submit="Add Domain" names={['domain', 'decision', 'notes']} />
        </div>
      )}
      <Panel
        title="Shortlist"
        aside={
          <span className="flex flex-wrap gap-2">
            <Button icon="plus" onClick={() => form.open()}>
              Add
            </Button>
            <ImportButton
              refuse={refuseNoDomain}
              records={records}
              identity={identityOf}
              otherNames={{ domain: ['name', 'url', 'website'] }}
              hint={importHint}
            />
            <Download label="Export" disabled={all.length === 0} files={shortlistFiles(all, extra, standingOf)} />
          </span>
        }
      >
        {all.length === 0 ? (
          <Empty text="Nothing on your shortlist yet" hint="Press the bookmark beside a name, or add a domain of your own." />
        ) : (
          <>
            <LivePanel desk={desk} domains={domainsOf(all)} />
            <ul aria-label="Shortlist">
              {all.map((pick) => (
                <PickRow key={pick.id} desk={desk} pick={pick} form={form} />
              ))}
            </ul>
            <ShareLink picks={all} />
          </>
        )}
      </Panel>
    </>
  );
}

/** What is not a domain cannot be asked about. */
const domainsOf = (picks: readonly Pick[]) => [...new Set(picks.flatMap(({ domain }) => readDomain(domain)?.domain ?? []))];

function PickRow({ desk, pick, form }: { desk: Desk; pick: Pick; form: ReturnType<typeof useRecordForm<Desk['records']['fields']>> }) {
  const { records, live } = desk;
  const domain = identityOf(pick);
  const answer = live.answers.get(domain);
  const name = nameOf(pick);
  const isDomain = readDomain(pick.domain) !== undefined;
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold break-all">{name}</span>
          <Chip tone={pick.decision === 'First choice' || pick.decision === 'Registered' ? 'good' : 'plain'}>{pick.decision}</Chip>
        </p>
        <span className="flex flex-wrap items-center">
          <RowActions records={records} form={form} record={pick} title={name} />
          <Copy isIcon text={name} label={`Copy ${name}`} />
          {isDomain && (
            <RegisterLink standing={desk.standingOf(domain, false)} shown={name} domain={domain} registrar={records.extra.registrar} />
          )}
        </span>
      </div>
      {answer ? (
        <DomainAnswerLine answer={answer} />
      ) : (
        <p className={`text-[13px] ${isDomain ? 'text-mute' : 'text-warn'}`}>
          {isDomain ? 'Not checked' : 'Not a domain: edit it to check it.'}
        </p>
      )}
      {pick.notes.trim() !== '' && <p className="mt-1 text-[14px] break-words whitespace-pre-line">{pick.notes}</p>}
    </li>
  );
}

/** The names, and only they, in a link; nothing is uploaded. */
function ShareLink({ picks }: { picks: readonly Pick[] }) {
  const [address, setAddress] = useState('');
  const names = picks.flatMap(({ domain }) => readDomain(domain)?.shown ?? []);
  const href = `/domain-name-generator#${toFragment(names)}`;
  if (names.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 text-[13px] text-mute">
      <a
        ref={(node) => {
          if (node) setAddress(node.href);
        }}
        href={href}
        hidden
      >
        Shared shortlist
      </a>
      <Copy text={address} label="Copy share link" />
      The link contains the names{names.length > mostShared ? ` (the first ${mostShared})` : ''}, not your notes. Anyone with the link can
      read them.
    </div>
  );
}
