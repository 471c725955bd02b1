import { useEffect, useRef, useState } from 'react';

/** An empty page of ours whose policy admits a document's own styles and pictures, and nothing from outside. */
const address = '/preview-frame.html';

interface PreviewFrameProps {
  /** Its name for screen readers. */
  title: string;
  /** A whole HTML document. */
  html: string;
  className?: string;
}

/**
 * A document in a frame of its own, so that it looks as it will: its width is the screen's to its media queries.
 * Scripts, forms and requests are off; links to other places lead nowhere. What was scrolled to stays in view.
 */
export function PreviewFrame({ title, html, className }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // A frame in the prerendered page could be loaded before anyone listens.
  const [isMounted, setIsMounted] = useState(false);
  const [timesLoaded, setTimesLoaded] = useState(0);
  useEffect(() => setIsMounted(true), []);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page && timesLoaded > 0) show(page, html);
  }, [html, timesLoaded]);
  if (!isMounted) return <div className={className} />;
  return (
    <iframe
      ref={frame}
      title={title}
      src={address}
      sandbox="allow-same-origin"
      className={className}
      onLoad={() => setTimesLoaded((times) => times + 1)}
    />
  );
}

function show(page: globalThis.Document, html: string): void {
  // The frame's own parser: ours would hold the document's styles to the policy of this page.
  const { DOMParser: FrameParser } = page.defaultView as Window & typeof globalThis;
  const shown = new FrameParser().parseFromString(html, 'text/html');
  for (const part of shown.querySelectorAll('script, base, meta[http-equiv], link')) part.remove();
  for (const link of shown.querySelectorAll('a[href]:not([href^="#"]), area[href]:not([href^="#"])')) {
    link.setAttribute('title', `Leads to ${link.getAttribute('href')}`);
    link.setAttribute('href', '#');
  }
  page.documentElement.lang = shown.documentElement.lang;
  page.documentElement.dir = shown.documentElement.dir;
  page.head.replaceChildren(...shown.head.childNodes);
  page.body.replaceWith(shown.body);
}
