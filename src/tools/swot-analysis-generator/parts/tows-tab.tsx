import { Download } from '@/kinds/work/download';
import { SendMenu } from '@/kinds/work/send-menu';
import { Button, IconButton } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import { Chip, Empty } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { strategyKinds, strategyTitles } from '../content';
import type { Board, SwotData } from '../model';
import { describeLinks, draftStrategies, hasText, linkedItems, removeStrategy, rewriteStrategy, toTaskSheet } from '../tows';
import { AddStrategy } from './add-strategy';

interface TowsTabProps {
  tool: Tool<SwotData>;
  board: Board;
  stem: string;
}

/** Strategies that link two items by their numbers. */
export function TowsTab({ tool, board, stem }: TowsTabProps) {
  const { data, around, change } = tool;
  const draft = () => change(draftStrategies, { say: 'Strategies drafted' });
  const remove = (id: string) => change((current) => removeStrategy(current, id), { say: 'Strategy deleted' });
  const tasks = {
    label: 'CSV for Task Manager',
    name: `${stem}-tasks.csv`,
    make: async () => (await import('@/formats/csv')).csvFile(toTaskSheet(data, board, around.today)),
  };
  const canDraft = data.items.some(hasText);
  return (
    <>
      {data.strategies.length === 0 ? (
        <div className="mb-4">
          <Empty
            text="No strategies yet"
            hint={
              canDraft
                ? 'Drafts link your heaviest items, up to three for each pair of quadrants. Keep some first: drafts based on suggestions say so.'
                : 'Add items to the SWOT first, then link them here.'
            }
            {...(canDraft ? { action: { label: 'Draft strategies', icon: 'pencil-line', onClick: draft } } : {})}
          />
        </div>
      ) : (
        <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-2">
          <p className="max-w-xl text-[13px] text-mute">
            Numbers follow your SWOT items. Send hands over what you added or edited; drafts stay here. The task file has all of them, given
            to “Me” and due in two weeks.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button icon="refresh-cw" onClick={draft}>
              Draft again
            </Button>
            <Download label="Download as tasks" files={[tasks]} />
            <SendMenu data={data} topics={['tasks']} noun="strategy" />
          </div>
        </div>
      )}
      <div className="mb-4 grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {strategyKinds.map((kind) => {
          const strategies = data.strategies.filter((strategy) => strategy.kind === kind);
          const { title, aim } = strategyTitles[kind];
          return (
            <section key={kind} aria-label={title} className="rounded-(--radius-panel) border border-line bg-sunk p-3">
              <h3 className="px-1 font-semibold">{title}</h3>
              <p className="mb-2 px-1 text-[13px] text-mute">{aim}</p>
              <ul className="grid grid-cols-1 gap-2">
                {strategies.map((strategy, index) => {
                  const links = linkedItems(strategy, board);
                  const name = `${kind} strategy ${index + 1}`;
                  return (
                    <li key={strategy.id} className="rounded-(--radius-control) border border-line bg-surface py-2 pr-1 pl-3">
                      <InlineText
                        name={name}
                        text={strategy.text}
                        onSave={(text) => change((current) => rewriteStrategy(current, strategy.id, text))}
                      >
                        <IconButton icon="trash-2" label={`Delete ${name}`} onClick={() => remove(strategy.id)} />
                      </InlineText>
                      <div className="mt-1 flex flex-wrap gap-2">
                        {links.length > 0 ? <Chip>{describeLinks(links)}</Chip> : <Chip>No linked items</Chip>}
                        {strategy.isDraft && <Chip tone="warn">Draft</Chip>}
                        {links.some(({ isKept }) => !isKept) && <Chip tone="warn">Based on a suggestion</Chip>}
                      </div>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
      <AddStrategy tool={tool} board={board} />
    </>
  );
}
