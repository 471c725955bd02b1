import { useId, useMemo, useState } from 'react';
import { DomainAnswerLine } from '@/kinds/names/domain-answer';
import type { DomainCheck } from '@/kinds/names/use-domain-check';
import { Wordmark } from '@/kinds/names/wordmark';
import { Copy } from '@/kinds/work/copy';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { registrarSearch } from '../content';
import type { ListedName } from '../ideas';
import { readStyle, type Answers } from '../model';
import type { Basis } from '../roots';
import { scoreName } from '../score';
import { classes, judgeStrength } from '../strength';
import { findWarnings } from '../warnings';
import { NameDetails } from './name-details';
import { SayIt } from './say-it';

interface NameRowProps {
  suggestion: ListedName;
  answers: Answers;
  basis: Basis;
  live: DomainCheck;
  isPicked: boolean;
  onPick: () => void;
  isChosen: boolean;
  onChoose: () => void;
  /** For names that were made here. */
  onMore?: (() => void) | undefined;
  /** For names that are not ours. */
  onRemove?: (() => void) | undefined;
}

export function NameRow({ suggestion, answers, basis, live, isPicked, onPick, isChosen, onChoose, onMore, onRemove }: NameRowProps) {
  const { name, domain, description, category, source } = suggestion;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const strength = useMemo(() => judgeStrength(name, answers, basis), [name, answers, basis]);
  const card = useMemo(() => scoreName(name, strength), [name, strength]);
  const warnings = useMemo(() => findWarnings(name), [name]);
  const answer = live.answers.get(domain);
  const weak = strength && classes[strength.kind].isWeak ? classes[strength.kind].label : undefined;
  return (
    <li className="px-4 py-3.5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Wordmark name={name} look={readStyle(answers.style)} />
        <div className="min-w-0 flex-1">
          <p id={`${id}-name`} className="text-[18px] leading-snug font-semibold break-words">
            {name}
          </p>
          <p className="text-[13px] wrap-anywhere text-mute">
            {domain === '' ? 'No domain can be made from it' : domain}{' '}
            {domain !== '' && !answer && <span className="inline-block">(domain not checked)</span>}
          </p>
        </div>
        {card.total !== undefined && (
          <p className="flex-none text-right text-[13px] text-mute">
            Score <span className="ml-1 text-[18px] font-semibold text-ink tabular-nums">{card.total}</span>
          </p>
        )}
      </div>
      <p className="mt-1.5 text-[14px] break-words">{description}</p>
      {source !== undefined && <p className="text-[13px] break-words text-mute">{source}.</p>}
      {answer && (
        <div className="mt-1.5">
          <DomainAnswerLine answer={answer} />
        </div>
      )}
      <div className="mt-2.5 flex flex-wrap items-center gap-x-1 gap-y-1.5">
        <span className="mr-auto flex flex-wrap gap-1.5">
          <Chip>{category}</Chip>
          {strength?.kind === 'unsure' && <Chip>Trademark: not sure</Chip>}
          {weak && weak !== category && (
            <Chip tone="warn" icon="shield-alert">
              {weak}: hard to protect
            </Chip>
          )}
          {weak === category && (
            <Chip tone="warn" icon="shield-alert">
              Hard to protect
            </Chip>
          )}
          {warnings.some(({ isSerious }) => isSerious) && (
            <Chip tone="warn" icon="triangle-alert">
              Read the details
            </Chip>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-x-1">
          <IconButton
            icon="star"
            label={`Shortlist ${name}`}
            aria-pressed={isPicked}
            className={isPicked ? 'text-accent!' : ''}
            onClick={onPick}
          />
          <Copy text={name} label={`Copy ${name}`} isIcon />
          <SayIt name={name} />
          {onMore && <IconButton icon="list-plus" label={`More like ${name}`} onClick={onMore} />}
          {onRemove && <IconButton icon="trash-2" label={`Remove ${name}`} onClick={onRemove} />}
          <Button look="quiet" aria-pressed={isChosen} aria-describedby={`${id}-name`} onClick={onChoose}>
            {isChosen ? 'Chosen' : 'Choose'}
          </Button>
          <Button look="quiet" aria-expanded={isOpen} aria-controls={`${id}-details`} onClick={() => setIsOpen(!isOpen)}>
            Details
          </Button>
          {domain !== '' && (
            <a className="btn" href={registrarSearch(domain)} target="_blank" rel="noopener noreferrer" aria-describedby={`${id}-name`}>
              Check Domain
              <Icon icon="external-link" size={14} />
            </a>
          )}
        </span>
      </div>
      <div id={`${id}-details`}>{isOpen && <NameDetails name={name} card={card} strength={strength} warnings={warnings} />}</div>
    </li>
  );
}
