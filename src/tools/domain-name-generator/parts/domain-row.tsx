import { memo, useState } from 'react';
import { DomainAnswerLine } from '@/kinds/names/domain-answer';
import { Copy } from '@/kinds/work/copy';
import { endingOf } from '@/lib/domains';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { describeStanding, toStanding, type Standing } from '../availability';
import type { RegistrarId } from '../content';
import type { Category } from '../names';
import { describeFirst, describeRenewal, describeTrap, isPriceTrap, priceOf, type OwnPrices } from '../prices';
import { listWarnings, registryOf } from '../traits';
import { NameDetails } from './name-details';
import { RegisterLink } from './register-link';
import type { Answer } from './results';

interface DomainRowProps {
  label: string;
  shown: string;
  domain: string;
  category?: Category | undefined;
  /** How it was made, in a few words. */
  how?: string | undefined;
  /** Coarse words that can be read in it. */
  readAs?: readonly string[] | undefined;
  /** Names of the user's own have no stand-in for an answer. */
  isSimulated: boolean;
  answer: Answer | undefined;
  isPicked: boolean;
  prices: OwnPrices;
  registrar: RegistrarId;
  onPick: (shown: string) => void;
}

/** Drawn again only when something of its own has changed: a list may hold hundreds. */
export const DomainRow = memo(function DomainRow(props: DomainRowProps) {
  const { label, shown, domain, category, how, readAs = [], isSimulated, answer, isPicked, prices, registrar, onPick } = props;
  const [isOpen, setIsOpen] = useState(false);
  const standing = toStanding(domain, answer, isSimulated);
  const price = priceOf(prices, endingOf(domain));
  const warnings = [...readAs.map((word) => `Written as one word, “${word}” can be read inside it.`), ...listWarnings(label)];
  return (
    <li className="border-b border-line py-1.5 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Dot standing={standing} />
            <span className="min-w-0 font-semibold break-all">{shown}</span>
            {category && <Chip tone={category === 'Exact Match' ? 'good' : 'plain'}>{category}</Chip>}
            {price && isPriceTrap(price) && <Chip tone="warn">Renewal trap</Chip>}
            {warnings.length > 0 && <Chip tone="warn">Easily misread</Chip>}
          </p>
          {category === 'Idea' && <p className="text-[13px] break-words text-mute">{how}.</p>}
          {domain !== shown && <p className="text-[13px] break-all text-mute">{domain}</p>}
        </div>
        <div className="flex flex-none items-center max-sm:-ml-2">
          <Copy isIcon text={shown} label={`Copy ${shown}`} />
          <IconButton
            icon={isPicked ? 'bookmark-check' : 'bookmark'}
            label={isPicked ? `Remove ${shown} from the shortlist` : `Add ${shown} to the shortlist`}
            className={isPicked ? 'text-accent!' : ''}
            onClick={() => onPick(shown)}
          />
          <RegisterLink standing={standing} shown={shown} domain={domain} registrar={registrar} />
        </div>
      </div>
      {answer && (
        <>
          <DomainAnswerLine answer={answer} />
          {registryOf(domain) !== '' && <p className="pl-5 text-[13px] text-mute">Seen by {registryOf(domain)}.</p>}
        </>
      )}
      <details className="group" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-6 items-center gap-1.5 text-[13px] text-mute hover:text-ink">
          <span className="group-open:rotate-180">
            <Icon icon="chevron-down" size={14} />
          </span>
          <span>
            {!answer && <StandIn standing={standing} />}
            {price ? `${describeFirst(price)} · Renewal: ${describeRenewal(price)}` : 'Prices: check at the registrar.'}
          </span>
        </summary>
        {isOpen && <NameDetails label={label} how={how ?? ''} />}
      </details>
      {price && isPriceTrap(price) && <p className="text-[13px] text-warn">{describeTrap(price)}</p>}
      {warnings.map((warning) => (
        <p key={warning} className="text-[13px] text-warn">
          {warning}
        </p>
      ))}
    </li>
  );
});

/** Hollow, since nobody was asked; a registry's answer speaks for itself in a line of its own. */
function Dot({ standing }: { standing: Standing }) {
  if (standing.kind === 'live') return null;
  // No green and no red for what nobody has checked: hollow is free, filled is taken.
  const color = standing.kind === 'simulated' && !standing.isFree ? 'border-control bg-mute' : 'border-control';
  const name = standing.kind === 'none' ? 'not checked' : standing.isFree ? 'simulated available' : 'simulated taken';
  return <span role="img" aria-label={name} className={`size-3 flex-none rounded-full border-2 ${color}`} />;
}

/** The dot in words, for those who can see it. */
function StandIn({ standing }: { standing: Standing }) {
  return (
    <span aria-hidden="true" className="font-[550]">
      {describeStanding(standing)} ·{' '}
    </span>
  );
}
