import { useEffect, useState } from 'react';
import { longestDraft, mailDraft, type Answers, type AskSheet } from '@/lib/ask';
import { currentOrigin } from '@/platform/address';
import { copyText } from '@/platform/clipboard';
import { Button } from '@/ui/button';
import { Labelled } from '@/ui/labelled';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { askPath, readReplies, toAskText } from '@/workspace/ask-link';

/** The link that holds the questions, to be sent to those who answer. */
export function AskLink({ sheet }: { sheet: AskSheet }) {
  const [link, setLink] = useState('');
  const text = JSON.stringify(sheet);
  useEffect(() => {
    let isGone = false;
    void toAskText(JSON.parse(text) as AskSheet).then((packed) => {
      if (!isGone) setLink(`${currentOrigin()}${askPath}#${packed}`);
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  const draft = mailDraft([], sheet.title, `${sheet.intro === '' ? '' : `${sheet.intro}\n\n`}${link}`);
  return (
    <>
      <Labelled
        label="Link for those who answer"
        hint="It holds the questions themselves. Nothing is uploaded; each answer comes back to you as a code."
      >
        {(control) => <input {...control} className="input" readOnly value={link} onFocus={(event) => event.target.select()} />}
      </Labelled>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          look="primary"
          icon="link"
          disabled={link === ''}
          onClick={() => void copyText(link).then((isCopied) => isCopied && showToast('Link copied'))}
        >
          Copy link
        </Button>
        {link !== '' && draft.length <= longestDraft && (
          <a className="btn" href={draft}>
            Open a mail
          </a>
        )}
        {link !== '' && (
          <a className="btn" href={link} target="_blank" rel="noreferrer">
            See the page
          </a>
        )}
      </div>
    </>
  );
}

interface ReplyBoxProps {
  sheet: Pick<AskSheet, 'kind' | 'id'>;
  /** Takes them in, and says what came of it. */
  onTake: (answers: readonly Answers[]) => string;
}

/** Codes pasted in, one or many, with everything that mail programs put around them. */
export function ReplyBox({ sheet, onTake }: ReplyBoxProps) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState('');
  const take = () => {
    const { answers, problems: found } = readReplies(text, sheet.kind);
    const own = answers.filter((one) => one.sheet === sheet.id);
    const others = answers.length - own.length;
    const faults = others > 0 ? [...found, 'This code answers a different link.'] : found;
    setProblems([...new Set(faults)]);
    setOutcome(own.length > 0 ? onTake(own) : '');
    // What could not be read stays where it was typed.
    if (faults.length === 0) setText('');
  };
  return (
    <>
      <Labelled label="Paste replies" hint="A code, or the whole mail with it; several at once are fine.">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            className="input font-mono text-[13px]!"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Labelled>
      <div className="mt-2">
        <Button disabled={text.trim() === ''} onClick={take}>
          Add replies
        </Button>
      </div>
      <p role="status" className="mt-2 empty:sr-only">
        {outcome}
      </p>
      {problems.length > 0 && (
        <div className="mt-2">
          <Notice tone="bad">{problems.join(' ')}</Notice>
        </div>
      )}
    </>
  );
}
