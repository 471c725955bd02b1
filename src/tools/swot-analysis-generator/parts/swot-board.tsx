import { ColumnBoard } from '@/kinds/board/column-board';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { quadrants, quadrantTitles, type Quadrant } from '../content';
import { addItem, moveItem, removeItems, totalOf, type Board, type Numbered, type SwotData } from '../model';
import { AddLine } from './add-line';
import { ItemCard } from './item-card';

const tones: Record<Quadrant, string> = { strengths: 'text-accent', weaknesses: 'text-warn', opportunities: '', threats: 'text-bad' };

export function SwotBoard({ tool, board }: { tool: Tool<SwotData>; board: Board }) {
  const { data, change } = tool;
  const open = data.items.filter(({ isKept }) => !isKept).length;
  const dropOpen = (quadrant: Quadrant) =>
    change((current) => removeItems(current, (item) => item.quadrant === quadrant && !item.isKept), {
      say: `Suggestions dropped from ${quadrantTitles[quadrant]}`,
    });
  const drawCard = (item: Numbered) => <ItemCard item={item} tool={tool} />;
  return (
    <>
      {open > 0 && (
        <div className="mb-4">
          <Notice>
            {plural(open, 'suggestion')} to confirm. None is a fact about you: keep what is true and drop what isn’t. Only kept items carry
            weight and appear in pictures and slides.
          </Notice>
        </div>
      )}
      {/* A column of cards is as wide as its quadrant, whatever somebody typed. */}
      <div className="[&_ul]:grid-cols-1">
        <ColumnBoard
          label="SWOT quadrants"
          layout="md:grid-cols-2"
          nameOf={({ number, text }) => `${number} ${text}`}
          onMove={(move) => change((current) => moveItem(current, move))}
          card={drawCard}
          columns={quadrants.map((quadrant) => ({
            id: quadrant,
            title: quadrantTitles[quadrant],
            tone: tones[quadrant],
            items: board[quadrant],
            aside: <span className="text-[13px] text-mute">Total {totalOf(board[quadrant])}</span>,
            foot: (
              <div className="mt-3 grid grid-cols-1 gap-2">
                <AddLine
                  tool={tool}
                  slot={`add-${quadrant}`}
                  label={`Add to ${quadrantTitles[quadrant]}`}
                  placeholder="Your own item"
                  button="Add"
                  missing="Write the item first."
                  add={(current, text) => addItem(current, quadrant, text)}
                />
                {board[quadrant].some(({ isKept }) => !isKept) && (
                  <Button look="quiet" className="no-print justify-self-start" onClick={() => dropOpen(quadrant)}>
                    Drop all unconfirmed
                  </Button>
                )}
              </div>
            ),
          }))}
        />
      </div>
    </>
  );
}
