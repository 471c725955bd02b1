import { readLocation } from '@/lib/places';
import type { ReactNode } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import type { Answers } from '../model';
import { describeLocation } from '../place';
import { describeUsRules } from '../progress';
import type { Checklist } from './use-checklist';

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">{children}</div>
);

/** What the place means for the list, and what has changed in the rules since. */
export function Notices({ checklist, made }: { checklist: Checklist; made: Answers }) {
  const { records, news, localOffer, applyAnswers, settleNews } = checklist;
  const location = readLocation(made.location);
  const place = describeLocation(location);
  const usRules = location.region === 'US' ? '' : describeUsRules(records.all);
  const count = news.changed.length + news.added.length;
  return (
    <div className="mb-5 grid grid-cols-1 gap-3">
      {place !== '' && (
        <Notice tone="plain">
          <Row>
            <span className="min-w-0 break-words">{place}</span>
            {localOffer > 0 && (
              <Button icon="map-pin" onClick={() => void applyAnswers({ ...made, local: true })}>
                Add {plural(localOffer, 'local rule')}
              </Button>
            )}
          </Row>
        </Notice>
      )}
      {usRules !== '' && <Notice>{usRules}</Notice>}
      {count > 0 && (
        <section aria-label="Changed since you last looked" className="panel">
          <h2 className="mb-2 font-semibold">Changed since you last looked</h2>
          <ul className="mb-3 grid list-disc gap-1.5 pl-5">
            {news.changed.map(({ item, rule }) => (
              <li key={item.id}>
                {rule.requirement}: {rule.change ?? `the rule is now as of ${rule.asOf}.`}
              </li>
            ))}
            {news.added.map((rule) => (
              <li key={rule.key}>New: {rule.requirement}.</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => settleNews(false)}>Apply {plural(count, 'change')}</Button>
            <Button look="quiet" onClick={() => settleNews(true)}>
              Keep my list
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
