import { useEffect, useState } from 'react';
import type { AskSheet } from '@/lib/ask';
import { tell } from '@/lib/told';
import { watchHash } from '@/platform/address';
import { lazyPart } from '@/ui/lazy-part';
import { Empty, Notice } from '@/ui/layout';

// Nothing of it is needed before a link was read.
const ReplySheet = lazyPart(async () => (await import('./reply-sheet')).ReplySheet);
const readLink = async (text: string) => (await import('@/workspace/ask-link')).fromAskText(text);

export const title = 'Reply';
export const description =
  'Answer somebody’s questions here and send them back a short code. Nothing you enter leaves this page by itself.';

/** The questions in the link, answered here; the answer goes back as a code that its sender sends. */
export function Body() {
  const [sheet, setSheet] = useState<AskSheet>();
  const [problem, setProblem] = useState('');
  useEffect(
    () =>
      watchHash((hash) => {
        setProblem('');
        setSheet(undefined);
        if (hash.length < 2) return;
        readLink(hash.slice(1)).then(setSheet, (error: unknown) => setProblem(tell(error, 'This link couldn’t be read.')));
      }),
    [],
  );
  return (
    <div className="mx-auto max-w-2xl">
      <h1 tabIndex={-1} className="title pt-6 pb-3 wrap-anywhere sm:pt-10">
        {sheet?.title || 'Reply'}
      </h1>
      {problem !== '' && <Notice tone="bad">{problem}</Notice>}
      {sheet ? (
        <ReplySheet key={JSON.stringify(sheet)} sheet={sheet} />
      ) : (
        problem === '' && (
          <Empty
            text="Nothing to answer yet"
            hint="This page opens from a link that somebody sends you. It shows their questions and turns your answers into a short code that you send back."
          />
        )
      )}
    </div>
  );
}
