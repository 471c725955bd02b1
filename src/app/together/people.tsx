import { useTools } from '@/kinds/work/use-tools';
import { joinWords, plural } from '@/lib/text';
import { timeAt } from '@/lib/times';
import { Panel } from '@/ui/layout';
import { useRoom, type RoomNews } from '@/workspace/rooms';

function useToolName(): (tool: string) => string {
  const tools = useTools();
  return (tool) => tools.find(({ id }) => id === tool)?.name ?? '';
}

/** Who is here, and what they are looking at. */
export function People() {
  const { people, name, is } = useRoom();
  const nameOf = useToolName();
  if (is !== 'here') return null;
  return (
    <ul aria-label={plural(people.length + 1, 'person here', 'people here')} className="mt-3 grid gap-1">
      <li>
        {name} <span className="text-[13px] text-mute">you</span>
      </li>
      {people.map(({ id, name: other, tool, document }) => (
        <li key={id} className="break-words">
          {other || 'Someone'} <span className="text-[13px] text-mute">{[nameOf(tool), document].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** A field's name in the state, as words: "unitPrice" is "unit price". */
const toWords = (field: string) => field.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();

function newsText({ by, what, document }: RoomNews): string {
  const fields = what.map(toWords).filter((field) => field !== 'records' && field !== 'name');
  const place = document ? ` in ${document}` : '';
  return fields.length > 0 ? `${by} changed ${joinWords(fields)}${place}` : `${by} made a change${place}`;
}

export function News() {
  const news = useRoom((room) => room.news);
  const nameOf = useToolName();
  return (
    <Panel title="What others changed">
      {news.length === 0 ? (
        <p className="text-mute">Nothing since you joined.</p>
      ) : (
        <ul className="grid gap-1.5">
          {news.slice(0, 30).map((line) => (
            <li key={line.id} className="flex gap-3">
              <span className="flex-none text-mute">{timeAt(line.at)}</span>
              <span className="min-w-0 break-words">
                {newsText(line)} <span className="text-[13px] text-mute">{nameOf(line.tool)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
