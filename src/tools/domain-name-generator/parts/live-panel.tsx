import { LiveCheck } from '@/kinds/names/live-check';
import { SelectBox } from '@/ui/search-box';
import { registrarIds, registrars, type RegistrarId } from '../content';
import type { Desk } from './results';

const options = registrarIds.map((value) => ({ value, label: registrars[value].label }));

/** The way to ask the registries about the names on show, and the registrar that the links lead to. */
export function LivePanel({ desk, domains }: { desk: Desk; domains: readonly string[] }) {
  const { live, records } = desk;
  // Those without an answer come first; once all have one, a press asks again.
  const open = domains.filter((domain) => (live.answers.get(domain)?.state ?? 'unknown') === 'unknown');
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
      <div className="min-w-0 flex-1 basis-72">
        <LiveCheck live={live} domains={open.length > 0 && !live.isBusy ? open : domains} />
      </div>
      <div className="text-[13px] text-mute">
        <span aria-hidden="true" className="mb-1 block">
          Preferred registrar
        </span>
        <SelectBox<RegistrarId>
          label="Preferred registrar"
          value={records.extra.registrar}
          options={options}
          onChange={(registrar) => records.setExtra((extra) => ({ ...extra, registrar }))}
        />
      </div>
    </div>
  );
}
