import { use } from 'react';
import { Link } from 'wouter';
import { formatDay } from '@/lib/dates';
import { groupBy } from '@/lib/lists';
import { capitalise, joinWords, plural, pluralOf } from '@/lib/text';
import type { Topic, Topics } from '@/lib/topics';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import {
  asWhole,
  dismissLines,
  findFresh,
  listTaken,
  printLines,
  printSkipped,
  useDismissedFor,
  useOffered,
  useOwnShares,
  type Offer,
} from '@/workspace/offers';
import type { Acceptance, Plan, Shares, Source } from '@/workspace/shares';
import { hasWorkIn, useWorkspace } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { useTool } from '@/workspace/tool-state';
import { useTools } from './use-tools';

/** What documents of other tools hold for this one: taken or put away by the user, never on its own. */
export function Offers() {
  const shares = useOwnShares();
  if (!shares?.accepts) return null;
  const topics = Object.keys(shares.accepts) as Topic[];
  return (
    <>
      {topics.map((topic) => (
        <OffersOf key={topic} topic={topic} shares={shares} />
      ))}
      <Taken shares={shares} />
    </>
  );
}

/** Where things in this document come from, and since when. */
function Taken({ shares }: { shares: Shares }) {
  const { taken } = useTool(shares.state);
  const docs = useWorkspace((state) => state.docs);
  const tools = useTools(true);
  const from = listTaken(taken, (topic) => shares.accepts?.[topic]?.isWhole === true);
  if (from.length === 0) return null;
  return (
    <ul aria-label="Taken from other tools" className="no-print mb-5 text-[13px] text-mute">
      {from.map(({ doc, count, whole, day }) => {
        const source = docs[doc];
        const when = day === '' ? '' : ` on ${formatDay(day)}`;
        const name = tools.find(({ id }) => id === source?.tool)?.name;
        return (
          <li key={doc}>
            {sayTaken(
              count,
              whole.map((topic) => shares.accepts?.[topic]?.noun ?? ''),
            )}{' '}
            taken from{' '}
            {source && name ? (
              <Link className="link" href={`/${source.tool}#doc=${doc}`}>
                {name}
              </Link>
            ) : (
              'a document that’s no longer here'
            )}
            {when}.
          </li>
        );
      })}
    </ul>
  );
}

/** "2 entries", "Totals", "2 entries and totals": what was taken together is not counted. */
function sayTaken(count: number, nouns: readonly string[]): string {
  const together = [...new Set(nouns.map((noun) => pluralOf(noun)))];
  return capitalise(joinWords([...(count > 0 ? [plural(count, 'entry')] : []), ...together]));
}

/** Amounts of different currencies are never taken together: nothing is converted. */
const byCurrency = <T extends Topic>({ lines }: Offer<T>): [string | undefined, Topics[T][]][] =>
  [...groupBy(lines, (line) => ('currency' in line ? line.currency : ''))].map(([currency, own]) => [currency || undefined, own]);

function OffersOf({ topic, shares }: { topic: Topic; shares: Shares }) {
  const id = use(ToolIdContext);
  const tool = useTool(shares.state);
  const { data, around } = tool;
  const hasWork = useWorkspace((state) => hasWorkIn(state, id));
  const dismissed = useDismissedFor(id);
  const offers = useOffered(topic);
  const accept = shares.accepts?.[topic] as Acceptance<unknown, unknown> | undefined;
  if (!accept) return null;
  return offers.flatMap((offer) =>
    byCurrency(offer).flatMap(([currency, all]) => {
      const { source } = offer;
      const fresh = findFresh(topic, source, accept.isWhole ? asWhole(all, currency) : all, { ...dismissed, ...tool.taken });
      const lines = accept.isWhole && fresh.length > 0 ? all : fresh;
      const isForeign = hasWork && currency !== undefined && currency !== around.currency;
      const inIts = { ...around, currency: currency ?? around.currency };
      const plan = accept.plan(data, lines, source, inIts);
      const count = plan.names.length + (plan.changed?.length ?? 0);
      if (lines.length === 0 || count === 0) return [];
      const take = () => {
        if (JSON.stringify(plan.data) === JSON.stringify(data)) {
          dismissLines(id, topic, source, fresh);
          showToast(`All of it is here already: nothing new was taken from ${nameOf(source)}.`);
          return;
        }
        const skipped =
          count < lines.length && !accept.isWhole ? lines.filter((line) => isSkipped(accept.plan(data, [line], source, inIts))) : [];
        tool.changeAll((work) => ({
          ...work,
          data: accept.plan(work.data, lines, source, inIts).data,
          ...(currency === undefined ? {} : { currency }),
          taken: { ...work.taken, ...printLines(topic, source, fresh, around.today), ...printSkipped(topic, source, skipped) },
        }));
        const done = `${plural(count, accept.noun)} ${plan.names.length > 0 ? 'taken' : 'updated'} from ${nameOf(source)}.`;
        tool.say([done, plan.note].filter(Boolean).join(' '));
      };
      const dismiss = () => {
        const bringBack = dismissLines(id, topic, source, fresh);
        showToast('Put away', { label: 'Bring back', run: bringBack });
      };
      return [
        <div key={`${source.doc} ${currency}`} className="no-print mb-5">
          <Notice tone="plain">
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="min-w-0 break-words">
                {describePlan(source, accept.noun, plan)}
                {isForeign &&
                  ` They’re in ${currency} and this document is in ${around.currency}. Amounts aren’t converted, so change one of the currencies first.`}
              </span>
              <span className="flex gap-2">
                {!isForeign && (
                  <Button look="primary" onClick={take}>
                    {plan.names.length > 0 ? (accept.verb ?? 'Add') : 'Update'}
                  </Button>
                )}
                <Button onClick={dismiss}>Dismiss</Button>
              </span>
            </span>
          </Notice>
        </div>,
      ];
    }),
  );
}

/** Nothing comes of a line that is here already, or that this tool has no place for. */
const isSkipped = ({ names, changed = [] }: Plan<unknown>) => names.length + changed.length === 0;

const nameOf = ({ tool, name }: Source) => (name === '' ? tool : `${tool} (${name})`);

const namesShown = 3;

const listNames = (names: readonly string[]) =>
  joinWords(names.length > namesShown ? [...names.slice(0, namesShown), `${names.length - namesShown} more`] : names);

/** "Startup Cost Calculator holds 2 lines for this tool: Laptops and Desks. Changed there since: Rent." */
function describePlan(source: Source, noun: string, { names, changed = [] }: Plan<unknown>): string {
  const news = names.length > 0 ? `${nameOf(source)} has ${plural(names.length, noun)} for you: ${listNames(names)}.` : '';
  if (changed.length === 0) return news;
  const since = `${news === '' ? `Changed in ${nameOf(source)}` : 'Changed there'} since you took ${changed.length === 1 ? 'it' : 'them'}: ${listNames(changed)}.`;
  return [news, since].filter(Boolean).join(' ');
}
