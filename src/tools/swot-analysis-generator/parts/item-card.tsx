import { IconButton } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import { Chip } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { proofQuestions } from '../content';
import { changeItem, isVague, removeItems, rewriteItem, weights, type Numbered, type SwotData } from '../model';

/** A suggestion asks to be kept or dropped; what is kept can be weighed and proved. */
export function ItemCard({ item, tool: { change } }: { item: Numbered; tool: Tool<SwotData> }) {
  const { id, number, isKept } = item;
  const remove = (message: string) => change((data) => removeItems(data, (other) => other.id === id), { say: message });
  const shared = {
    name: number,
    text: item.text,
    lead: <span className="mr-2 py-1.5 text-[13px] font-semibold text-mute">{number}</span>,
    onSave: (text: string) => change((data) => rewriteItem(data, id, text)),
  };
  if (!isKept) {
    return (
      <InlineText {...shared} mark={<Chip tone="warn">Suggestion</Chip>}>
        <IconButton icon="check" label={`Keep ${number}`} onClick={() => change((data) => changeItem(data, id, { isKept: true }))} />
        <IconButton icon="x" label={`Drop ${number}`} onClick={() => remove('Suggestion dropped')} />
      </InlineText>
    );
  }
  return (
    <>
      <InlineText {...shared} isStrong={item.isTop}>
        <IconButton icon="trash-2" label={`Delete ${number}`} onClick={() => remove('Item deleted')} />
      </InlineText>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <label className="flex items-center gap-1.5 text-[13px] text-mute">
          Weight
          <select
            aria-label={`Weight of ${number}`}
            className="input min-h-8! w-16! py-1!"
            value={item.weight}
            onChange={(event) => change((data) => changeItem(data, id, { weight: Number(event.target.value) }))}
          >
            {weights.map((weight) => (
              <option key={weight} value={weight}>
                {weight}
              </option>
            ))}
          </select>
        </label>
        <input
          aria-label={`Evidence for ${number}`}
          placeholder={proofQuestions[item.quadrant]}
          className="input min-h-8! min-w-32 flex-1 py-1! text-[14px]!"
          maxLength={2000}
          value={item.evidence}
          onChange={(event) => change((data) => changeItem(data, id, { evidence: event.target.value }), { key: `evidence-${id}` })}
        />
        {item.by && (
          <span className="min-w-0 text-[13px] break-words text-mute" title="You accepted this; once you rewrite it, it is yours.">
            Written by {item.by}
          </span>
        )}
        {item.isTop && (
          <Chip tone="good" icon="star">
            Top 3
          </Chip>
        )}
        {isVague(item) && (
          <Chip tone="warn" icon="ruler">
            Make it measurable
          </Chip>
        )}
      </div>
    </>
  );
}
