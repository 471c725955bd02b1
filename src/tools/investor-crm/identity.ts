import { foldText } from '@/lib/text';
import type { Investor } from './model';

const plain = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

/**
 * Tells whether two investors are one: by the same e-mail, or by the same name at the same firm.
 * What it has not met before it remembers, so doubles within one file are found too.
 */
export function createIdentity(known: readonly Investor[]): (investor: Investor) => string {
  const ids = new Map<string, string>();
  let isReady = false;
  const identify = (investor: Investor): string => {
    const mail = plain(investor.email);
    const keys = [...(mail ? [`mail ${mail}`] : []), `person ${plain(investor.name)} at ${plain(investor.firm)}`];
    for (const key of keys) {
      const id = ids.get(key);
      if (id !== undefined) return id;
    }
    for (const key of keys) ids.set(key, investor.id);
    return investor.id;
  };
  // The list is gone through at the first question, not at every change of it.
  return (investor) => {
    if (!isReady) for (const one of known) identify(one);
    isReady = true;
    return identify(investor);
  };
}
