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
  const tags = [
    ...(strength?.kind === 'unsure' ? ['Trademark: not sure'] : []),
    ...(weak ? [weak === category ? 'Hard to protect' : `${weak}: hard to protect`] : []),
  ];
  const isSerious = warnings.some((warning) => warning.isSerious);
  return (
    <li className={`min-w-0 py-1 pr-1 pl-4 ${isOpen ? 'bg-bg lg:col-span-2' : ''}`}>
      <div className="flex items-center">
        <p className="flex min-w-0 flex-1 items-center gap-2">
          <span id={`${id}-name`} className={`font-semibold ${isOpen ? 'break-words' : 'truncate'}`} title={name}>
            {name}
          </span>
          {(weak || isSerious) && (
            <span className="flex-none text-warn" title={isSerious ? 'Read the details' : tags.join(', ')}>
              <Icon icon={isSerious ? 'triangle-alert' : 'shield-alert'} size={14} />
              <span className="sr-only">{isSerious ? 'Read the details' : tags.join(', ')}</span>
            </span>
          )}
        </p>
        {card.total !== undefined && (
          <p className="flex-none px-1 text-[13px] text-mute">
            <span className={isOpen ? '' : 'sr-only'}>Score </span>
            <span className="font-semibold text-ink">{card.total}</span>
          </p>
        )}
        <span className="no-print -my-1 inline-flex flex-none">
          <IconButton
            icon="star"
            label={`Shortlist ${name}`}
            aria-pressed={isPicked}
            className={isPicked ? 'text-accent!' : ''}
            onClick={onPick}
          />
          <Copy text={name} label={`Copy ${name}`} isIcon />
          {onRemove && <IconButton icon="trash-2" label={`Remove ${name}`} onClick={onRemove} />}
          <IconButton
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            label="Details"
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            aria-describedby={`${id}-name`}
            onClick={() => setIsOpen(!isOpen)}
          />
        </span>
      </div>
      <div className="flex items-center gap-3 pr-3 text-[13px]">
        <p className={`min-w-0 flex-1 text-mute ${isOpen ? 'break-words' : 'truncate'}`}>
          {domain === '' ? 'No domain can be made from it' : domain}
          {domain !== '' && !answer && <span className={isOpen ? '' : 'sr-only'}> (domain not checked)</span>}
        </p>
        {domain !== '' && (
          <a
            className="link inline-flex min-h-6 flex-none items-center gap-1"
            href={registrarSearch(domain)}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={`${id}-name`}
          >
            Check Domain
            <Icon icon="external-link" size={12} />
          </a>
        )}
      </div>
      <p className={`pr-3 text-[13px] text-mute ${isOpen ? 'break-words' : 'truncate'}`} title={description}>
        {category} · {description}
      </p>
      {answer && (
        <div className="mt-1 pr-3">
          <DomainAnswerLine answer={answer} />
        </div>
      )}
      {source !== undefined && <p className="pr-3 text-[13px] break-words text-mute">{source}.</p>}
      <div id={`${id}-details`} className="pr-3">
        {isOpen && (
          <>
            <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
              <Wordmark name={name} look={readStyle(answers.style)} />
              <span className="flex flex-wrap gap-1.5">
                {tags.map((tag) => (
                  <Chip key={tag} tone={weak ? 'warn' : 'plain'}>
                    {tag}
                  </Chip>
                ))}
              </span>
              <span className="no-print ml-auto flex flex-wrap items-center gap-x-1">
                <SayIt name={name} />
                {onMore && <IconButton icon="list-plus" label={`More like ${name}`} onClick={onMore} />}
                <Button aria-pressed={isChosen} aria-describedby={`${id}-name`} onClick={onChoose}>
                  {isChosen ? 'Chosen' : 'Choose'}
                </Button>
              </span>
            </div>
            <NameDetails name={name} card={card} strength={strength} warnings={warnings} />
          </>
        )}
      </div>
    </li>
  );
}
