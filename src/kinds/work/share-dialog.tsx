import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { formatSize, joinWords, plural } from '@/lib/text';
import { currentOrigin } from '@/platform/address';
import { shareMark } from '@/platform/arrivals';
import { copyText } from '@/platform/clipboard';
import { canSeal } from '@/platform/seal';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { findPersonal, longestLink, toShareText } from '@/workspace/share-link';
import { ToolIdContext } from '@/workspace/tool-id';
import { packOpen } from '@/workspace/travel';

/** A link that holds the document itself. Who has it can read it, and nobody else ever gets it. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const tool = use(ToolIdContext);
  const [envelope] = useState(() => packOpen(tool));
  const [passphrase, setPassphrase] = useState('');
  const [link, setLink] = useState('');
  useEffect(() => {
    let isGone = false;
    const make = async () => {
      if (!envelope) return;
      const text = await toShareText(envelope, passphrase);
      if (!isGone) setLink(`${currentOrigin()}/${tool}${shareMark}${text}`);
    };
    // A key takes a moment to make; not one for each letter.
    const timer = setTimeout(() => void make(), passphrase === '' ? 0 : 400);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [envelope, passphrase, tool]);
  if (!envelope) return null;
  const personal = findPersonal(envelope.data).map(({ count, one }) => plural(count, one, one.endsWith('s') ? `${one}es` : `${one}s`));
  const isTooLong = link.length > longestLink;
  const copy = async () => {
    if (!(await copyText(link))) return;
    showToast('Link copied');
    onClose();
  };
  return (
    <Dialog title="Share by link" onClose={onClose}>
      <p className="text-mute">
        The link contains this document as it is now. Nothing is uploaded: anyone with the link has the document and can read and copy it.
      </p>
      {personal.length > 0 && (
        <div className="mt-3">
          <Notice>It contains {joinWords(personal)}. Make sure you’re allowed to share them.</Notice>
        </div>
      )}
      {canSeal() && (
        <div className="mt-4">
          <Labelled label="Passphrase" hint="Optional. Send it to the reader separately from the link.">
            {(control) => (
              <input
                {...control}
                className="input"
                autoComplete="off"
                value={passphrase}
                onChange={(event) => {
                  setLink('');
                  setPassphrase(event.target.value);
                }}
              />
            )}
          </Labelled>
        </div>
      )}
      {isTooLong ? (
        <div className="mt-4">
          <Notice tone="bad">
            This document would make a link of {formatSize(link.length)}, which email and chat apps cut off. Send it as a file instead:
            Documents, Save as a file.
          </Notice>
        </div>
      ) : (
        <div className="mt-4">
          <Labelled label="Link" hint={link === '' ? 'Being made…' : formatSize(link.length)}>
            {(control) => <input {...control} className="input" readOnly value={link} onFocus={(event) => event.target.select()} />}
          </Labelled>
        </div>
      )}
      <p className="mt-4 text-[13px] text-mute">
        To continue on your phone or with someone else,{' '}
        <Link href="/together" className="link" onClick={onClose}>
          work on this together
        </Link>
        .
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="primary" icon="link" disabled={link === '' || isTooLong} onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
    </Dialog>
  );
}
