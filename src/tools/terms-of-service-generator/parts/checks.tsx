import { useMemo, useState } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import { ToolLink } from '@/kinds/work/tool-link';
import { plural } from '@/lib/text';
import { Icon } from '@/ui/icon';
import { useOffered } from '@/workspace/offers';
import type { Tool } from '@/workspace/tool-state';
import { findChecks } from '../checks';
import { readAnswers } from '../facts';
import { applyFix, keepFault, type Draft, type TermsData } from '../model';
import { comparePolicy, type Comparison } from '../policy-check';

const box = 'rounded-(--radius-control) border border-line px-3.5 py-2.5';

/** What to look at before publishing, found while the answers are given. */
export function Checks({ tool: { data, around, change } }: { tool: Tool<TermsData> }) {
  const facts = useMemo(() => readAnswers(data.answers), [data.answers]);
  const { kept = [] } = data;
  const found = useMemo(() => findChecks(facts, data.made?.day ?? around.today), [facts, data.made, around.today]);
  const checks = found.filter(({ text, isFault }) => !isFault || !kept.includes(text));
  const policy = useOffered('policies')[0]?.lines[0];
  const comparisons = useMemo(() => (policy ? comparePolicy(facts, policy) : []), [facts, policy]);
  // A list that was folded opens with the first fault, which must not be missed.
  const hasFault = checks.some(({ isFault }) => isFault);
  const [hadFault, setHadFault] = useState(hasFault);
  if (hasFault && !hadFault) setHadFault(true);
  const apply = (fix: Partial<Draft>) => change((current) => applyFix(current, fix, around.today), { say: 'Terms updated' });
  const keep = (id: string) => {
    const fault = checks.find((check) => check.id === id);
    if (!fault) return;
    change((current) => keepFault(current, fault.text), { say: 'Kept as it is' });
  };
  return (
    <>
      <CheckList key={String(hadFault)} checks={checks} onFix={apply} onKeep={keep} />
      {policy ? (
        <Comparisons comparisons={comparisons} onFix={apply} />
      ) : (
        <p className="text-[13px] text-mute">
          Once you make one with the <ToolLink offers="policies">Privacy Policy Generator</ToolLink>, company, contact, age and cookies are
          compared here.
        </p>
      )}
    </>
  );
}

function Comparisons({ comparisons, onFix }: { comparisons: readonly Comparison[]; onFix: (change: Partial<Draft>) => void }) {
  const differing = comparisons.filter(({ verdict }) => verdict === 'differs').length;
  // Settling the last contradiction must not fold the rest of the list away under the user's hand.
  const [startsOpen] = useState(differing > 0);
  return (
    <details className={box} open={startsOpen}>
      <summary className="cursor-pointer font-[550]">
        {differing > 0
          ? `${plural(differing, 'contradiction')} with your privacy policy`
          : 'Compared with your privacy policy: no contradictions'}
      </summary>
      <ul className="mt-2 grid gap-2 text-[14px]" aria-label="Compared with your privacy policy">
        {comparisons.map((comparison) => (
          <Compared key={comparison.topic} comparison={comparison} onFix={onFix} />
        ))}
      </ul>
    </details>
  );
}

const looks: Record<Comparison['verdict'], { icon: string; tone: string; word: string }> = {
  same: { icon: 'check', tone: 'text-accent', word: 'Agrees' },
  note: { icon: 'info', tone: 'text-mute', word: 'Worth a look' },
  differs: { icon: 'circle-alert', tone: 'text-warn', word: 'Differs' },
};

function Compared({
  comparison: { topic, verdict, text, fix },
  onFix,
}: {
  comparison: Comparison;
  onFix: (change: Partial<Draft>) => void;
}) {
  const { icon, tone, word } = looks[verdict];
  return (
    <li className="flex gap-2">
      <span className={`mt-1 flex-none ${tone}`}>
        <Icon icon={icon} size={14} />
      </span>
      <span className="min-w-0 break-words">
        <span className="font-[550]">{topic}</span> <span className="text-mute">{word}.</span> {text}{' '}
        {fix && (
          <button type="button" className="link min-h-6 text-left" onClick={() => onFix(fix.change)}>
            {fix.label}
          </button>
        )}
      </span>
    </li>
  );
}
