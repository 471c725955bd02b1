import { useMemo } from 'react';
import { DocumentPanel } from '@/kinds/document/document-panel';
import { documentFiles } from '@/kinds/document/files';
import { SendMenu } from '@/kinds/work/send-menu';
import { replaceById } from '@/lib/lists';
import { formatNumber } from '@/lib/numbers';
import { Button, IconButton } from '@/ui/button';
import { Chip, Notice, Panel, Split } from '@/ui/layout';
import { LineInput } from '@/ui/line-input';
import type { Tool } from '@/workspace/tool-state';
import { analyse } from '../evidence';
import { fileStem, type PricingData } from '../model';
import {
  checkTiers,
  mostFeatures,
  mostTiers,
  nextId,
  ratiosOf,
  readPrice,
  startTiers,
  suggestPrices,
  toTierDocument,
  type TierPlan,
} from '../tiers';

/** What each tier costs and has, and the table that buyers see. */
export function TiersTab({ tool }: { tool: Tool<PricingData> }) {
  const { data, around, change } = tool;
  const plan = data.tiers ?? startTiers();
  const put = (recipe: (current: TierPlan) => TierPlan, how: { key?: string; say?: string } = {}) =>
    change((current) => ({ ...current, tiers: recipe(current.tiers ?? startTiers()) }), how);
  const { points } = useMemo(() => analyse(data, around), [data, around]);
  const spans = points?.tiered;
  const ratios = ratiosOf(plan, around);
  const checks = checkTiers(plan, around);
  const document = useMemo(() => toTierDocument(plan, data.draft.productType, around), [plan, data.draft.productType, around]);
  return (
    <Split
      input={
        <div className="grid grid-cols-1 gap-5">
          <Panel title="Tiers">
            <LineInput
              label="Charged per"
              maxLength={100}
              value={plan.metric}
              onChange={(metric) => put((all) => ({ ...all, metric }), { key: 'metric' })}
            />
            <p className="mt-1 mb-3 text-[13px] text-mute">
              What a customer pays more of as they get more out of it, such as “user per month”.
            </p>
            <ul className="grid grid-cols-1 gap-4">
              {plan.tiers.map((tier, index) => {
                const name = tier.name.trim() || `tier ${index + 1}`;
                const edit = (change_: Partial<typeof tier>) =>
                  put((all) => ({ ...all, tiers: replaceById(all.tiers, tier.id, (one) => ({ ...one, ...change_ })) }), {
                    key: `${tier.id} ${Object.keys(change_).join()}`,
                  });
                return (
                  <li key={tier.id} className="rounded-(--radius-control) bg-sunk p-3">
                    <div className="grid grid-cols-2 gap-2">
                      <LineInput
                        label={`Name of tier ${index + 1}`}
                        maxLength={60}
                        value={tier.name}
                        onChange={(value) => edit({ name: value })}
                      />
                      <LineInput
                        label={`Price of ${name}`}
                        isAmount
                        maxLength={40}
                        value={tier.price}
                        fault={readPrice(tier.price, around).problem}
                        onChange={(price) => edit({ price })}
                      />
                      <div className="col-span-2">
                        <LineInput label={`Who ${name} is for`} maxLength={200} value={tier.who} onChange={(who) => edit({ who })} />
                      </div>
                    </div>
                    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
                      <label className="inline-flex min-h-6 items-center gap-2">
                        <input
                          type="radio"
                          className="size-4.5 flex-none accent-accent"
                          name="anchor"
                          checked={plan.anchor === tier.id}
                          onChange={() => put((all) => ({ ...all, anchor: tier.id }))}
                        />
                        Most popular
                      </label>
                      {index > 0 && ratios[index] !== undefined && <Chip>{formatNumber(ratios[index], 1)}× the first</Chip>}
                      <span className="ml-auto">
                        <IconButton
                          icon="trash-2"
                          label={`Delete ${name}`}
                          disabled={plan.tiers.length <= 1}
                          onClick={() =>
                            put((all) => ({ ...all, tiers: all.tiers.filter(({ id }) => id !== tier.id) }), { say: 'Tier deleted' })
                          }
                        />
                      </span>
                    </div>
                  </li>
                );
              })}
            </ul>
            <div className="mt-3 flex flex-wrap gap-2">
              <Button
                icon="plus"
                disabled={plan.tiers.length >= mostTiers}
                onClick={() => put((all) => ({ ...all, tiers: [...all.tiers, { id: nextId(all.tiers), name: '', price: '', who: '' }] }))}
              >
                Add tier
              </Button>
              {spans && (
                <Button onClick={() => put((all) => suggestPrices(all, spans, around.currency), { say: 'Prices filled in' })}>
                  Prices from competitors
                </Button>
              )}
              <SendMenu data={data} topics={['tiers']} noun="tier" />
            </div>
            {spans && (
              <p className="mt-2 text-[13px] text-mute">
                Rule of thumb, in the middle of each range: Basic X, Pro 2–3X, Enterprise 5–10X, with X from the competitor prices you
                typed.
              </p>
            )}
          </Panel>
          <Features plan={plan} put={put} />
        </div>
      }
      result={
        <DocumentPanel
          document={document}
          files={documentFiles(fileStem(data, 'pricing-table'), document, ['html', 'pdf', 'docx', 'md', 'txt'], around.currency)}
        >
          {checks.length > 0 && (
            <Notice>
              <ul className="list-disc pl-5">
                {checks.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Notice>
          )}
        </DocumentPanel>
      }
    />
  );
}

interface FeaturesProps {
  plan: TierPlan;
  put: (recipe: (current: TierPlan) => TierPlan, how?: { key?: string; say?: string }) => void;
}

function Features({ plan, put }: FeaturesProps) {
  return (
    <Panel title="Features">
      {plan.features.length === 0 && <p className="mb-3 text-mute">List what customers compare, and tick who gets it.</p>}
      <ul className="grid grid-cols-1 gap-3">
        {plan.features.map((one, index) => (
          <li key={one.id}>
            <div className="grid grid-cols-[minmax(0,1fr)_36px] items-end gap-2">
              <LineInput
                label={`Feature ${index + 1}`}
                maxLength={120}
                value={one.name}
                onChange={(name) =>
                  put((all) => ({ ...all, features: replaceById(all.features, one.id, (row) => ({ ...row, name })) }), {
                    key: `feature ${one.id}`,
                  })
                }
              />
              <IconButton
                icon="trash-2"
                label={`Delete feature ${index + 1}`}
                onClick={() =>
                  put((all) => ({ ...all, features: all.features.filter(({ id }) => id !== one.id) }), { say: 'Feature deleted' })
                }
              />
            </div>
            <div
              role="group"
              aria-label={`Tiers with ${one.name.trim() || `feature ${index + 1}`}`}
              className="mt-1 flex flex-wrap gap-x-4"
            >
              {plan.tiers.map((tier, place) => (
                <label key={tier.id} className="inline-flex min-h-6 items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-4.5 flex-none accent-accent"
                    checked={one.in.includes(tier.id)}
                    onChange={(event) => {
                      const isIn = event.target.checked;
                      put((all) => ({
                        ...all,
                        features: replaceById(all.features, one.id, (row) => ({
                          ...row,
                          in: isIn ? [...row.in, tier.id] : row.in.filter((id) => id !== tier.id),
                        })),
                      }));
                    }}
                  />
                  {tier.name.trim() || `Tier ${place + 1}`}
                </label>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <Button
        className="mt-3"
        icon="plus"
        disabled={plan.features.length >= mostFeatures}
        onClick={() =>
          put((all) => ({
            ...all,
            features: [...all.features, { id: nextId(all.features), name: '', in: all.tiers.map(({ id }) => id) }],
          }))
        }
      >
        Add feature
      </Button>
    </Panel>
  );
}
