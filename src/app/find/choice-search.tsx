import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '@/ui/icon';
import type { Choice, ChoiceGroup } from './choices';

interface ChoiceSearchProps {
  label: string;
  listLabel: string;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly ChoiceGroup[];
  /** Whether the groups are named: one alone needs no name. */
  isGrouped?: boolean;
  isOpen: boolean;
  status: string;
  /** What stands in the field while it is empty, such as the key that leads to it. */
  hint?: ReactNode;
  /** Whether what is offered is only where to start instead. */
  hasNothing: boolean;
  isAutoFocused?: boolean;
  onFocus?: () => void;
  /** What is pinned, by id, and how that changes; without it nothing can be. */
  pins?: { ids: readonly string[]; toggle: (choice: Choice) => void };
  onChosen?: (() => void) | undefined;
}

/** A field to type in, and below it what there is to choose: with the arrows and Enter, or a click. */
export function ChoiceSearch(props: ChoiceSearchProps) {
  const { label, listLabel, query, onQuery, groups, isGrouped, isOpen, status, hint, hasNothing, isAutoFocused, onFocus, pins, onChosen } =
    props;
  const id = useId();
  const [, navigate] = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const choices = groups.flatMap((group) => group.choices);
  const at = Math.max(
    0,
    choices.findIndex((choice) => choice.id === active),
  );
  const current = choices[at];

  useEffect(() => {
    if (active !== undefined) list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const take = ({ run, staysOpen }: Choice) => {
    if (!staysOpen) onChosen?.();
    run?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = choices.length - 1;
    const step = { ArrowDown: at < last ? at + 1 : 0, ArrowUp: at > 0 ? at - 1 : last, Home: 0, End: last }[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.altKey && event.code === 'KeyP' && pins && current?.canPin) {
      event.preventDefault();
      setActive(current.id);
      pins.toggle(current);
    } else if (step !== undefined && !event.shiftKey) {
      event.preventDefault();
      setActive(choices[step]?.id);
    } else if (event.key === 'Enter' && current && isOpen) {
      event.preventDefault();
      take(current);
      if (current.href !== undefined) navigate(current.href);
    } else if (event.key === 'Escape' && query !== '') {
      // The first one empties the field; the next may close what is round it.
      event.preventDefault();
      event.stopPropagation();
      onQuery('');
    }
  };

  const option = (choice: Choice) => (
    <Option
      key={choice.id}
      id={`${id}-${choices.indexOf(choice)}`}
      choice={choice}
      isCurrent={choice === current}
      onPoint={() => setActive(choice.id)}
      onTake={() => take(choice)}
      {...(pins && choice.canPin ? { isPinned: pins.ids.includes(choice.id), onPin: () => pins.toggle(choice) } : {})}
    />
  );

  return (
    <div role="search" className={isGrouped ? 'flex h-[62dvh] flex-col' : ''}>
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-mute">
          <Icon icon="search" />
        </span>
        <input
          type="search"
          role="combobox"
          data-tool-search
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={`${id}-results`}
          aria-activedescendant={isOpen && current ? `${id}-${at}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoFocus={isAutoFocused}
          placeholder="What do you need to do?"
          className="input min-h-13! bg-surface! pr-14! pl-11! text-base!"
          value={query}
          onFocus={onFocus}
          onChange={(event) => {
            onQuery(event.target.value);
            setActive(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        {query === '' && hint}
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      {hasNothing && (
        <p className="mt-3 text-mute">
          Nothing matches “{query.trim()}”. Try a plainer word, such as “invoice”, “tax” or “tasks”, or start with one of these:
        </p>
      )}
      <div
        ref={list}
        id={`${id}-results`}
        role="listbox"
        aria-label={listLabel}
        className={isOpen ? 'rows mt-2 w-0 min-w-full overflow-y-auto!' : 'hidden'}
      >
        {groups.map((group) =>
          isGrouped ? (
            <div key={group.name} role="group" aria-label={group.name}>
              <div aria-hidden="true" className="px-4 pt-3 pb-1 text-[13px] font-semibold text-mute">
                {group.name}
              </div>
              {group.choices.map(option)}
            </div>
          ) : (
            group.choices.map(option)
          ),
        )}
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  choice: Choice;
  isCurrent: boolean;
  onPoint: () => void;
  onTake: () => void;
  isPinned?: boolean;
  onPin?: () => void;
}

/** What leads somewhere is a link, so that it can be opened in a tab of its own. */
function Option({ id, choice, isCurrent, onPoint, onTake, isPinned, onPin }: OptionProps) {
  const { name, detail, icon, gradient, isSample, href } = choice;
  const shared = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isCurrent,
    onClick: onTake,
    // Moved, not only passed over while the list scrolls.
    onPointerMove: onPoint,
    className: `flex w-full items-center gap-3 px-4 py-2.5 text-left ${isCurrent ? 'bg-sunk shadow-[inset_3px_0_var(--accent)]' : ''}`,
    children: (
      <>
        <span className={`tile size-8! ${gradient ?? 'bg-sunk text-mute!'}`}>
          <Icon icon={icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[550]">{name}</span>
          <span className="block truncate text-[13px] text-mute">{detail}</span>
        </span>
        {isSample && <span className="chip chip-warn">Sample</span>}
        {isPinned && <span className="sr-only">Pinned</span>}
        {onPin && (isPinned || isCurrent) && <Pin isPinned={isPinned} onPin={onPin} />}
      </>
    ),
  };
  return href === undefined ? <button type="button" {...shared} /> : <Link href={href} {...shared} />;
}

/** For the mouse only: what is inside an option cannot be reached by keys, which have Alt+P. */
function Pin({ isPinned = false, onPin }: { isPinned?: boolean | undefined; onPin: () => void }) {
  return (
    <span
      aria-hidden="true"
      title={isPinned ? 'Unpin (Alt+P)' : 'Pin (Alt+P)'}
      className={`grid size-8 place-items-center ${isPinned ? 'text-accent' : 'text-mute'}`}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onPin();
      }}
    >
      <Icon icon={isPinned ? 'pin-off' : 'pin'} />
    </span>
  );
}
