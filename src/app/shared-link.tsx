import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { tell } from '@/lib/told';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { Notice } from '@/ui/layout';
import { readDocuments } from '@/workspace/backup';
import { showPreview } from '@/workspace/preview';
import { useSettings } from '@/workspace/settings';
import { fromShareText, needsPassphrase } from '@/workspace/share-link';
import { useToday } from '@/workspace/surroundings';

const unreadable = 'This version can’t read the document: it’s damaged, or was made with a newer version.';

/** Opens the document in a link to be looked at; asks for the passphrase where it has one, and says what is wrong with it. */
export function SharedLink({ text, onClose }: { text: string; onClose: () => void }) {
  const today = useToday();
  const currency = useSettings((settings) => settings.currency);
  const [, goTo] = useLocation();
  const [typed, setTyped] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState('');
  const isAsked = needsPassphrase(text);
  useEffect(() => {
    if (today === '' || (isAsked && passphrase === '')) return undefined;
    let isGone = false;
    const open = async () => {
      try {
        const { readable } = await readDocuments([await fromShareText(text, passphrase)], { today, currency });
        if (isGone) return;
        const [found] = readable;
        if (!found) {
          setProblem(unreadable);
          return;
        }
        goTo(`/${found.doc.tool}`, { replace: true });
        showPreview(found.doc);
        onClose();
      } catch (error) {
        if (!isGone) setProblem(tell(error, unreadable));
      }
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [text, passphrase, today, currency, isAsked, goTo, onClose]);
  if (!isAsked && problem === '') return null;
  return (
    <Dialog title="A shared document" onClose={onClose}>
      {isAsked && (
        <form
          className="grid grid-cols-1 gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setProblem('');
            setPassphrase(typed);
          }}
        >
          <Labelled label="Passphrase" hint="Ask the person who sent you the link.">
            {(control) => (
              <input {...control} className="input" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
            )}
          </Labelled>
          <Button type="submit" look="primary">
            Open
          </Button>
        </form>
      )}
      {problem && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
    </Dialog>
  );
}
