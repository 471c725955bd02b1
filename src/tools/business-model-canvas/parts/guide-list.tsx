import type { CanvasBlock } from '../content';
import { moreQuestions } from '../guides';

export function GuideList({ id, block }: { id: string; block: CanvasBlock }) {
  return (
    <ul id={id} className="appear mt-1 mb-2 grid gap-1 border-l-2 border-(--hue) pl-2.5 text-[13px] leading-snug text-mute">
      {[block.hint, ...(moreQuestions[block.title] ?? [])].map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ul>
  );
}
