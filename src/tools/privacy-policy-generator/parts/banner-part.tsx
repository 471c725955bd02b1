import { useMemo } from 'react';
import { Copy } from '@/kinds/work/copy';
import { FieldGroup, Notice } from '@/ui/layout';
import { bannerText, toBanner } from '../banner';
import type { Work } from '../model';

/** What the banner says, beside the list that it is about. */
export function BannerPart({ work }: { work: Work }) {
  const banner = useMemo(() => toBanner(work), [work]);
  return (
    <FieldGroup title="Cookie banner">
      <p className="text-[13px] text-mute sm:col-span-2">From the list and the boxes above, so that it says what the policy says.</p>
      {banner.warnings.map((warning) => (
        <div key={warning} className="sm:col-span-2" role="status">
          <Notice>{warning}</Notice>
        </div>
      ))}
      <div className="rounded-(--radius-control) border border-line p-4 sm:col-span-2" role="group" aria-label="Cookie banner">
        <p className="break-words">{banner.text}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          {banner.buttons.map((button) => (
            <span key={button} className="btn" aria-hidden="true">
              {button}
            </span>
          ))}
        </p>
        {banner.choices.length > 0 && (
          <ul className="mt-3 grid gap-1 text-[14px]">
            {banner.choices.map(({ kind, label, text }) => (
              <li key={kind}>
                <span className="font-[550]">{label}</span> <span className="text-mute">{text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="sm:col-span-2">
        <Copy text={bannerText(banner)} label="Copy banner text" />
      </div>
    </FieldGroup>
  );
}
