/** Which campaign a post belongs to, by its colour and, for those who hear the page, by its name. */
export function CampaignDot({ color, name = '' }: { color: string | undefined; name?: string }) {
  return (
    <span className="inline-block size-2.5 flex-none rounded-full" style={{ background: color }} title={name || undefined}>
      {name && <span className="sr-only">Campaign {name}</span>}
    </span>
  );
}
