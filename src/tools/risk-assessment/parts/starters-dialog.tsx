import { useState } from 'react';
import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { SelectBox } from '@/ui/search-box';
import { listStarters, stageLabels, stages, toStarterRisks, tradeLabels, trades, type Stage, type Trade } from '../starters';
import type { RiskRecords } from './use-risk-form';

const stageOptions = stages.map((value) => ({ value, label: stageLabels[value] }));
const tradeOptions = trades.map((value) => ({ value, label: tradeLabels[value] }));

/** What often goes wrong, none of it ticked: the choice, the words and the scores are the user's. */
export default function StartersDialog({ records, onClose }: { records: RiskRecords; onClose: () => void }) {
  const [stage, setStage] = useState<Stage>('idea');
  const [trade, setTrade] = useState<Trade>('any');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const starters = listStarters(stage, trade);
  const chosen = starters.filter(([, description]) => ticked.has(description));
  const add = () => {
    const added = toStarterRisks(chosen, records.all, records.tool.around, makeId);
    if (added.length > 0) records.addAll(added, { say: `${plural(added.length, 'risk')} added. Score each of them yourself.` });
    else records.tool.say('They are in the register already');
    onClose();
  };
  return (
    <Dialog title="Starter risks" onClose={onClose}>
      <p className="mb-3 text-mute">
        General examples, not findings about your company. Tick what could happen to you, then put it into your own words and score it.
      </p>
      <div className="mb-3 flex flex-wrap gap-2">
        <SelectBox label="Stage" value={stage} options={stageOptions} onChange={setStage} />
        <SelectBox label="Kind of company" value={trade} options={tradeOptions} onChange={setTrade} />
      </div>
      <ul className="grid gap-1">
        {starters.map(([category, description]) => (
          <li key={description}>
            <label className="flex min-h-8 items-start gap-2.5 py-1">
              <input
                type="checkbox"
                className="mt-0.5 size-4.5 flex-none accent-accent"
                checked={ticked.has(description)}
                onChange={(event) => {
                  const next = new Set(ticked);
                  if (event.target.checked) next.add(description);
                  else next.delete(description);
                  setTicked(next);
                }}
              />
              <span>
                {description} <span className="text-[13px] text-mute">{category}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="primary" disabled={chosen.length === 0} onClick={add}>
          Add {plural(chosen.length, 'risk')}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}
