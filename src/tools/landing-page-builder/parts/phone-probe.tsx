import { useEffect, useRef } from 'react';
import { PreviewFrame } from '@/ui/preview-frame';

const settleMs = 350;
const mostTries = 20;

/** Lays the page out on the narrowest phone, out of sight, and says how wide it gets. */
export function PhoneProbe({ html, onMeasure }: { html: string; onMeasure: (width: number) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (html === '') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const measure = (tries: number) => {
      const page = place.current?.querySelector('iframe')?.contentDocument;
      if (page?.querySelector('main')) onMeasure(page.documentElement.scrollWidth);
      else if (tries < mostTries) timer = setTimeout(measure, settleMs, tries + 1);
    };
    timer = setTimeout(measure, settleMs, 0);
    return () => clearTimeout(timer);
  }, [html, onMeasure]);
  return (
    <div ref={place} inert aria-hidden="true" className="invisible absolute size-0 overflow-hidden">
      <PreviewFrame title="The page on a phone" html={html} className="h-[568px] w-[320px] max-w-none" />
    </div>
  );
}
