import { useMemo } from 'react';
import { LiveCheck } from '@/kinds/names/live-check';
import type { DomainCheck } from '@/kinds/names/use-domain-check';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { isComplete } from '@/lib/fields';
import { joinWords, plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Chip, Notice } from '@/ui/layout';
import { More } from '@/ui/more';
import { showToast } from '@/ui/toast';
import { makeId } from '@/platform/ids';
import type { Tool } from '@/workspace/tool-state';
import { sampleNames } from '../content';
import { nameFiles } from '../files';
import { makeNames } from '../generate';
import { listNames, removeIdea, type ListedName } from '../ideas';
import { addPicks, fields, hasPick, isStale, mostPicks, removePick, type Made, type NameData } from '../model';
import { readBasis } from '../roots';
import { toPrompt } from '../writer';
import { ChoiceNotice, chooseName } from './choice';
import { describeDomain } from './domain-words';
import { NameRow } from './name-row';

interface NamesTabProps {
  tool: Tool<NameData>;
  made: Made;
  live: DomainCheck;
  isBusy: boolean;
  onRegenerate: () => void;
}

/** How a name came about, as the shortlist keeps it. */
const toOrigin = ({ description, source }: ListedName) => (source === undefined ? description : `${description} ${source}.`.trim());

export function NamesTab({ tool, made, live, isBusy, onRegenerate }: NamesTabProps) {
  const { data, change, say } = tool;
  const own = useMemo(() => makeNames(made), [made]);
  const names = useMemo(() => listNames(data.ideas, own), [data.ideas, own]);
  const taken = names.length - own.length;
  const basis = useMemo(() => readBasis(made.answers), [made.answers]);
  const domains = names.map(({ domain }) => domain).filter((domain) => domain !== '');
  const words = basis.own.slice(0, 4).map(({ full }) => `“${full}”`);
  const findMore = ({ name, category, from = [] }: ListedName) =>
    change((current) => ({ ...current, made: { ...made, like: { name, category, word: from[0] ?? '' } } }), {
      say: `Names like ${name}`,
    });
  const showAll = () => change((current) => ({ ...current, made: { answers: made.answers, seed: made.seed } }));
  const rowOf = (name: string, origin: string) => ({
    isChosen: data.chosen === name,
    onChoose: () => chooseName(tool, name),
    answers: made.answers,
    basis,
    live,
    isPicked: hasPick(data.shortlist, name),
    onPick: () => {
      const isPicked = hasPick(data.shortlist, name);
      change((current) => (isPicked ? removePick(current, name) : addPicks(current, [{ id: makeId(), name, origin, note: '' }])));
      // Its note goes with it.
      if (isPicked) say(`${name} removed from the shortlist`);
      else if (data.shortlist.length >= mostPicks) showToast(`The shortlist is full (${mostPicks} names). Remove one first.`);
    },
  });
  const remove = (name: string) => change((current) => removeIdea(current, name), { say: `${name} removed` });
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-2 text-[13px] text-mute">
          {plural(own.length, 'name')} made on this device from {words.length > 0 ? joinWords(words) : 'pictures that fit any trade'}, best
          score first.
          {taken > 0 && ` ${plural(taken, 'idea')} accepted by you.`}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button icon="refresh-cw" disabled={isBusy || !isComplete(fields, data.answers)} onClick={onRegenerate}>
            Regenerate
          </Button>
          <Download hasDocument files={nameFiles(data, made, names, (domain) => describeDomain(live, domain))} />
        </span>
      </div>
      {made.like && (
        <Notice tone="plain">
          <span className="flex flex-wrap items-center justify-between gap-2">
            More like “{made.like.name}”: made the same way{made.like.word === '' ? '' : `, with “${made.like.word}”`}.
            <Button onClick={showAll}>Back to all kinds</Button>
          </span>
        </Notice>
      )}
      <ChoiceNotice data={data} />
      {words.length === 0 && <Notice>There’s no word in your answers to build on. Add a keyword to see it in the names.</Notice>}
      {isStale(data) && <Notice>Your answers have changed since these names were made. Press Generate for new ones.</Notice>}
      <LiveCheck live={live} domains={domains} />
      <ul aria-label="Suggested names" className="rows grid grid-cols-1 lg:grid-cols-2">
        {names.map((suggestion) => (
          <NameRow
            key={suggestion.name}
            suggestion={suggestion}
            {...rowOf(suggestion.name, toOrigin(suggestion))}
            onMore={suggestion.source === undefined ? () => findMore(suggestion) : undefined}
            onRemove={suggestion.source === undefined ? undefined : () => remove(suggestion.name)}
          />
        ))}
      </ul>
      <section aria-labelledby="sample-names">
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <h3 id="sample-names" className="font-semibold">
            Sample names (not based on your answers)
          </h3>
          <Chip tone="warn">Sample</Chip>
        </div>
        <ul aria-labelledby="sample-names" className="rows grid grid-cols-1 lg:grid-cols-2">
          {sampleNames.map((suggestion) => (
            <NameRow key={suggestion.name} suggestion={suggestion} {...rowOf(suggestion.name, 'A sample name.')} />
          ))}
        </ul>
      </section>
      <More title="Your answers as a prompt" isUsed={false}>
        <p className="mb-2 text-[13px] text-mute">
          For a text assistant of your choice. Pasting it there sends your answers to that service.
        </p>
        <pre className="mb-3 rounded-(--radius-control) bg-sunk p-3 text-[13px] whitespace-pre-wrap break-words">{toPrompt(made)}</pre>
        <Copy text={toPrompt(made)} label="Copy prompt" />
      </More>
    </div>
  );
}
