import { formatValue } from '@/lib/fields';
import { plural } from '@/lib/text';
import { Copy } from '@/kinds/work/copy';
import { Dialog } from '@/ui/dialog';
import { longestDraft } from '@/lib/ask';
import { draftNews } from '../news';
import { fields, type Feedback } from '../model';

const names = [
  'type',
  'category',
  'status',
  'priority',
  'userType',
  'userEmail',
  'otherEmails',
  'date',
  'tags',
  'sources',
  'revenue',
] as const;

/** Everything about one entry in full; a row in the list cuts long texts off. */
export default function DetailsDialog({ entry, currency, onClose }: { entry: Feedback; currency: string; onClose: () => void }) {
  const { title, description, rating, ratingChosen, mergedFrom, revenue } = entry;
  const facts = [
    ['Rating', `${rating} of 5${ratingChosen ? '' : ', by default'}`] as const,
    ...names
      .filter((name) => name !== 'revenue' || revenue > 0)
      .map((name) => [fields[name].label, formatValue(fields[name], entry[name], currency)] as const),
  ].filter(([, value]) => value.trim() !== '');
  const news = draftNews(entry);
  return (
    <Dialog title={title || 'Untitled'} onClose={onClose}>
      <p className="mb-4 break-words whitespace-pre-wrap">{description.trim() || 'No description'}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 text-[14px]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-mute">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {news && (
        <section className="mt-4 border-t border-line pt-3">
          <h3 className="mb-1 font-semibold">Tell those who asked</h3>
          <p className="mb-2 text-[14px] text-mute">
            {plural(news.to.length, 'address', 'addresses')}, hidden from one another. Nothing is sent until you send it.
          </p>
          <p className="mb-2 rounded-(--radius-control) bg-sunk px-3.5 py-2.5 wrap-anywhere whitespace-pre-line">
            {news.subject}
            {'\n\n'}
            {news.body}
          </p>
          <div className="flex flex-wrap gap-2">
            {news.link.length <= longestDraft && (
              <a className="btn" href={news.link}>
                E-mail draft
              </a>
            )}
            <Copy text={news.to.join(', ')} label="Copy addresses" />
            <Copy text={`${news.subject}\n\n${news.body}`} label="Copy text" />
          </div>
        </section>
      )}
      {mergedFrom.trim() !== '' && (
        <section className="mt-4 border-t border-line pt-3">
          <h3 className="mb-1 font-semibold">Merged from</h3>
          <ul aria-label="Merged from" className="grid gap-1 text-[14px]">
            {mergedFrom.split('\n').map((line, index) => (
              <li key={index} className="break-words">
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
