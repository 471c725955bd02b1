import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dayOf, formatDay } from '@/lib/dates';
import { Panel } from '@/ui/layout';
import { useToday } from '@/workspace/surroundings';
import { addressOf, isOwn, useKnownWork } from '../known-work';
import { amountOf, describeDay, groupOf, listItems } from './items';

const most = 3;

/** What somebody who comes back to the home page was at, and what is next. */
export function HomeWork() {
  const today = useToday();
  const { docs } = useKnownWork();
  const recent = docs.filter(isOwn);
  if (recent.length === 0) return null;
  const next = listItems(docs).filter((item) => !item.due.isDone && groupOf(item, today) !== 'later');
  return (
    <section aria-label="Your work" className="mb-8 grid grid-cols-1 gap-3.5 md:grid-cols-2">
      <Panel title="Carry on" aside={<MoreLink href="/workspace" text="All my work" />}>
        <ul className="divide-y divide-line">
          {recent.slice(0, most).map(({ doc, tool, title }) => (
            <Line key={doc.id} href={addressOf(doc)} title={title || tool.name}>
              {title !== '' && `${tool.name} · `}
              {formatDay(dayOf(new Date(doc.changedAt)))}
            </Line>
          ))}
        </ul>
      </Panel>
      <Panel title="Today" aside={<MoreLink href="/today" text={next.length > most ? `All ${next.length} this week` : 'Open Today'} />}>
        {next.length === 0 && <p className="text-mute">Nothing is due in the next 7 days.</p>}
        <ul className="divide-y divide-line">
          {next.slice(0, most).map((item) => (
            <Line key={item.key} href={addressOf(item.known.doc)} title={item.due.title}>
              <span className={item.due.day < today ? 'text-bad' : ''}>{describeDay(item.due.day, today)}</span>
              {amountOf(item) !== '' && ` · ${amountOf(item)}`}
            </Line>
          ))}
        </ul>
      </Panel>
    </section>
  );
}

const MoreLink = ({ href, text }: { href: string; text: string }) => (
  <Link href={href} className="link inline-flex min-h-6 items-center text-[14px]">
    {text}
  </Link>
);

function Line({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <li className="py-2">
      <Link href={href} className="link block truncate font-[550]">
        {title}
      </Link>
      <p className="truncate text-[13px] text-mute">{children}</p>
    </li>
  );
}
