import { joinWords } from '@/lib/text';
import { More } from '@/ui/more';
import { Table, type Column } from '@/ui/table';
import { canvases, canvasKinds, slots, type CanvasKind, type Slot } from '../content';
import { blocksOf, slotsElsewhere, titleOf, type Note } from '../model';

const shared = slots
  .map((slot) => canvasKinds.map((kind) => canvases[kind].blocks.find((block) => block.slot === slot)?.title ?? ''))
  .filter((titles) => titles.filter(Boolean).length > 1);

const firstWith = (slot: Slot) => canvasKinds.find((kind) => blocksOf(kind).some((block) => block.slot === slot));
const nameWithCount = ({ slot, count }: { slot: Slot; count: number }) => `${titleOf(slot)} ${count.toLocaleString('en-US')}`;

/** Which blocks are one and the same on several canvases, and what waits on those not open. */
export function SharedBlocks({ notes, kind }: { notes: readonly Note[]; kind: CanvasKind }) {
  const elsewhere = slotsElsewhere(notes, kind);
  const [first, ...others] = canvasKinds.flatMap((other) => {
    // A block that several canvases share is named once, with the first of them.
    const own = elsewhere.filter(({ slot }) => firstWith(slot) === other);
    return own.length > 0 ? [`the ${canvases[other].name} (${joinWords(own.map(nameWithCount))})`] : [];
  });
  return (
    <div className="no-print mt-3">
      {first !== undefined && (
        <p className="text-[13px] text-mute">
          There are more notes on {joinWords([first, ...others])}. Choose that canvas above to see them.
        </p>
      )}
      <More title="How the three canvases share notes" isUsed={false}>
        <p className="mt-1 mb-2 max-w-2xl text-[13px] text-mute">
          Blocks in the same row share their notes: what you write on one canvas appears on the others. All other blocks keep their own
          notes.
        </p>
        <Table
          label="Blocks shared by the canvases"
          size="small"
          className="max-w-2xl"
          rows={shared}
          columns={canvasKinds.map((one, index): Column<string[]> => ({
            head: canvases[one].name,
            align: 'left',
            cell: (titles) => titles[index] || '—',
          }))}
        />
      </More>
    </div>
  );
}
