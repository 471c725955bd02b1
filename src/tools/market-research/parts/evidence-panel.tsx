import type { ReactNode } from 'react';
import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { safeUrl } from '@/lib/links';
import { toSheet } from '@/lib/sheet';
import { markSamples, sampleStem, sheetFiles } from '@/kinds/records/files';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import type { ListData } from '@/kinds/records/state';
import { useList } from '@/kinds/records/use-list';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { Download } from '@/kinds/work/download';
import { Chip, Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { evidenceFields, type Evidence, type ResearchData } from '../model';

const read = (data: ResearchData) => data.evidence;
const write = (data: ResearchData, evidence: ListData<typeof evidenceFields>): ResearchData => ({ ...data, evidence });
const tones = { high: 'good', medium: 'plain', low: 'warn' } as const;

/** Every claim with where it was read, when, and how sure it is; the report prints them as footnotes. */
export function EvidencePanel({ tool }: { tool: Tool<ResearchData> }) {
  const records = useList(tool, { fields: evidenceFields, noun: 'Claim', slot: 'evidence', read, write, adds: 'last' });
  const form = useRecordForm(records, { isAlwaysOpen: true });
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-5">
        <RecordForm
          form={form}
          title="Add a claim"
          editTitle="Edit claim"
          submit="Add Claim"
          names={['claim', 'source', 'dateRead', 'confidence']}
          wide={['claim', 'source']}
          isPermanent
        />
      </div>
      <div className="min-w-0 lg:col-span-7">
        <Panel
          title="Evidence log"
          aside={
            records.all.length > 0 && (
              <Download
                label="Export"
                files={sheetFiles(
                  sampleStem('evidence', records.all),
                  markSamples(toSheet('Evidence', evidenceFields, records.all, tool.around.currency), records.all),
                )}
              />
            )
          }
        >
          {records.all.length === 0 ? (
            <p className="text-mute">No claim yet. Write down the first thing you found out, with its link and the day.</p>
          ) : (
            <ol aria-label="Claims" className="grid list-decimal grid-cols-1 gap-3 pl-6">
              {records.all.map((claim) => (
                <li key={claim.id}>
                  <Claim
                    claim={claim}
                    actions={<RowActions records={records} form={form} record={claim} title={claim.claim.slice(0, 60)} />}
                  />
                </li>
              ))}
            </ol>
          )}
        </Panel>
      </div>
    </div>
  );
}

function Claim({ claim: { claim, source, dateRead, confidence }, actions }: { claim: Evidence; actions: ReactNode }) {
  const link = source.trim() === '' ? undefined : safeUrl(source);
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="break-words whitespace-pre-line">{claim}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-[13px] text-mute">
          <Chip tone={tones[confidence || 'medium']}>{optionLabel(evidenceFields.confidence, confidence)} confidence</Chip>
          {link ? (
            <a href={link} target="_blank" rel="noopener noreferrer" className="link inline-flex min-h-6 max-w-full items-center break-all">
              {source.trim()}
            </a>
          ) : (
            <span className="break-all">{source.trim() || 'no source noted'}</span>
          )}
          {dateRead !== '' && <span>read {formatDay(dateRead)}</span>}
        </p>
      </div>
      {actions}
    </div>
  );
}
