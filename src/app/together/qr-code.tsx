import { useEffect, useState } from 'react';

/** A code that a phone's camera reads; always dark on light, whatever the theme, since cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let isGone = false;
    void import('uqr').then(({ encode }) => {
      if (!isGone) setRows(encode(text, { ecc: 'M', border: 4 }).data);
    }, console.warn);
    return () => {
      isGone = true;
    };
  }, [text]);
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length || 1} ${rows.length || 1}`} className="w-44 flex-none rounded-md">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
