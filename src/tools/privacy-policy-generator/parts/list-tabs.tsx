import { useList } from '@/kinds/records/use-list';
import { Field } from '@/ui/field';
import { Chip, Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { cookieKindLabels } from '../content';
import { knownCookies, knownProcessors } from '../known';
import { checkLink, cookieFields, cookieIdentity, processorFields, processorIdentity, type Cookie, type Processor } from '../lists';
import type { PolicyData, Work } from '../model';
import type { AnswersForm } from './basics-form';
import { BannerPart } from './banner-part';
import { ListEditor } from './list-editor';

const processorPlace = {
  fields: processorFields,
  noun: 'Processor',
  slot: 'processor',
  read: (data: PolicyData) => data.work.processors,
  write: (data: PolicyData, processors: Work['processors']): PolicyData => ({ ...data, work: { ...data.work, processors } }),
  adds: 'last',
} as const;

const cookiePlace = {
  fields: cookieFields,
  noun: 'Cookie',
  slot: 'cookie',
  read: (data: PolicyData) => data.work.cookies,
  write: (data: PolicyData, cookies: Work['cookies']): PolicyData => ({ ...data, work: { ...data.work, cookies } }),
  adds: 'last',
} as const;

const serviceLabel = (service: Processor['service']) => processorFields.service.labels?.[service] ?? service;

export function ProcessorsTab({ tool }: { tool: Tool<PolicyData> }) {
  const records = useList(tool, processorPlace);
  return (
    <>
      <p className="mb-4 text-mute">Name the companies that receive data from you. The policy lists them under Third-Party Sharing.</p>
      <ListEditor
        records={records}
        names={['name', 'service', 'purpose', 'country', 'data', 'link']}
        wide={['purpose', 'link']}
        file="processors"
        sheet="Processors"
        identity={processorIdentity}
        check={checkLink}
        known={knownProcessors}
        titleOf={({ name }: Processor) => name}
        empty="No processors named yet."
        importHint="A CSV file with a name, a service and a purpose; country, data and link if you have them."
        row={({ name, service, purpose, country }: Processor) => (
          <>
            <p className="font-[550]">
              {name} <Chip>{serviceLabel(service)}</Chip>
            </p>
            <p className="text-[13px] text-mute">{[purpose, country].filter((part) => part !== '').join(' · ')}</p>
          </>
        )}
      />
    </>
  );
}

export function CookiesTab({ tool, form }: { tool: Tool<PolicyData>; form: AnswersForm }) {
  const records = useList(tool, cookiePlace);
  return (
    <>
      <p className="mb-4 text-mute">
        The policy lists these in its cookies section. Your browser’s developer tools show what your site sets.
      </p>
      {!form.draft.cookies && (
        <div className="mb-4">
          <Notice>The cookies section is off under Basics, so the table stays out of the policy.</Notice>
        </div>
      )}
      <div className="mb-4">
        <Field of={form} name="asksConsent" wide />
      </div>
      <ListEditor
        records={records}
        names={['name', 'provider', 'purpose', 'duration', 'kind']}
        wide={['purpose']}
        file="cookies"
        sheet="Cookies"
        identity={cookieIdentity}
        known={knownCookies}
        titleOf={({ name }: Cookie) => name}
        empty="No cookies listed yet."
        importHint="A CSV file with cookie, provider, purpose, duration and type, as cookie scanners export it."
        row={({ name, provider, purpose, duration, kind }: Cookie) => (
          <>
            <p className="font-[550]">
              {name} <Chip>{cookieKindLabels[kind]}</Chip>
            </p>
            <p className="text-[13px] text-mute">{[provider, purpose, duration].filter((part) => part !== '').join(' · ')}</p>
          </>
        )}
      />
      <BannerPart work={tool.data.work} />
    </>
  );
}
