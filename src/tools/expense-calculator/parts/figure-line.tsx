export function FigureLine({ label, figure }: { label: string; figure: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-mute">{label}</dt>
      <dd className="font-semibold whitespace-nowrap">{figure}</dd>
    </div>
  );
}
