import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being laid out for paper, which shows what is folded away on the screen. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // At once: the page is laid out for paper as soon as this returns.
    const follow = () => flushSync(() => setIsPrinting(paper.matches));
    const begin = () => flushSync(() => setIsPrinting(true));
    paper.addEventListener('change', follow);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', follow);
    return () => {
      paper.removeEventListener('change', follow);
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', follow);
    };
  }, []);
  return isPrinting;
}
