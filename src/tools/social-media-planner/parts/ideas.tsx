import { Panel } from '@/ui/layout';
import { contentIdeas } from '../content';

/** Starting points: a click puts one into the form. */
export function ContentIdeas({ onPick }: { onPick: (idea: string) => void }) {
  return (
    <Panel
      title="Content Ideas"
      className="mt-6"
      aside={<span className="text-[13px] text-mute">Choose one to start a post, then fill in the [brackets].</span>}
    >
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {contentIdeas.map((idea) => (
          <li key={idea} className="flex">
            <button
              type="button"
              className="w-full rounded-(--radius-control) border border-line bg-bg px-3.5 py-2.5 text-left text-[14px] hover:border-control"
              onClick={() => onPick(idea)}
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
