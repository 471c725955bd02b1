import { useId } from 'react';
import { isSampleRecord } from '@/kinds/records/state';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip, Notice } from '@/ui/layout';
import { hideToast } from '@/ui/toast';
import { isTemplate, titleOf, variantsOf, versionsOf, type Script } from '../model';
import { categoryTips, usageTips } from '../tips';
import { findTerms, findVariables } from '../variables';
import { ScriptText } from './script-text';
import type { ScriptRecords } from './use-scripts';

interface ScriptDetailProps {
  script: Script;
  records: ScriptRecords;
  isCopied: boolean;
  onCopy: () => void;
  onEdit: () => void;
  onVariant: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onVersions: () => void;
  onSelect: (id: string) => void;
}

export default function ScriptDetail({ script, records, isCopied, onSelect, ...on }: ScriptDetailProps) {
  const id = useId();
  const { all, extra } = records;
  const { title, category, content, tags, shortCode, tone, language, isFavourite } = script;
  const terms = findTerms(content);
  const variables = findVariables(content);
  const versions = versionsOf(extra, script);
  const variants = variantsOf(all, script);
  const uses = Math.max(0, script.uses);
  return (
    <section aria-labelledby={id} className="panel">
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 id={id} className="min-w-0 text-lg font-semibold break-words">
          {titleOf(script)}
        </h2>
        <Button
          look="quiet"
          icon="star"
          aria-pressed={isFavourite}
          className="-mt-1 flex-none"
          onClick={() => {
            hideToast();
            records.update(script.id, { isFavourite: !isFavourite });
          }}
        >
          Favorite
        </Button>
      </div>
      <p className="mb-4 flex flex-wrap gap-1.5">
        <Chip>{category}</Chip>
        {tone !== 'Neutral' && <Chip>{tone}</Chip>}
        {language.trim() && <Chip icon="languages">{language}</Chip>}
        {shortCode.trim() && <Chip>/{shortCode.trim()}</Chip>}
        {isSampleRecord(script) && <Chip tone="warn">Sample</Chip>}
        {isTemplate(script, extra) && <Chip tone="warn">Template text</Chip>}
      </p>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button icon={isCopied ? 'check' : 'copy'} onClick={on.onCopy}>
          {isCopied ? 'Copied!' : 'Copy'}
        </Button>
        <Button icon="pencil" onClick={on.onEdit}>
          Edit
        </Button>
        <Button icon="copy-plus" onClick={on.onDuplicate}>
          Duplicate
        </Button>
        <Button icon="trash-2" onClick={on.onDelete}>
          Delete
        </Button>
      </div>
      {terms.length > 0 && (
        <div className="mb-4">
          <Notice>
            Terms to set: {terms.slice(0, 8).join(', ')}. Edit the script and put your own policy in place of the brackets; until then you
            are asked each time you copy it.
          </Notice>
        </div>
      )}
      <div role="region" aria-label="Content" className="rounded-(--radius-control) bg-sunk px-4 py-3.5 break-words whitespace-pre-wrap">
        <ScriptText content={content} />
      </div>
      {variables.length > 0 && (
        <p className="mt-2 text-[13px] text-mute">
          Asked for when you copy: {variables.map(({ label, fallback }) => (fallback ? `${label} (else “${fallback}”)` : label)).join(', ')}
          .
        </p>
      )}
      <Facts>
        <Fact label="Tags">
          {tags.length === 0 ? (
            <span className="text-mute">None</span>
          ) : (
            <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
              {tags.map((tag, index) => (
                <li key={index} className="max-w-full">
                  <Chip>
                    <span className="min-w-0 break-all">{tag}</span>
                  </Chip>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact label="Copied">{uses === 0 ? 'Not yet' : plural(uses, 'time')}</Fact>
        <Fact label="Versions">
          {versions.length === 0 ? (
            'No earlier version'
          ) : (
            <button type="button" className="link min-h-6" onClick={on.onVersions}>
              {plural(versions.length, 'earlier version')}
            </button>
          )}
        </Fact>
        <Fact label="Variants">
          <ul className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {variants.map((variant) => (
              <li key={variant.id}>
                <button type="button" className="link min-h-6" onClick={() => onSelect(variant.id)}>
                  {[variant.tone, variant.language.trim()].filter(Boolean).join(', ')}
                </button>
              </li>
            ))}
            <li>
              <button type="button" className="link min-h-6" onClick={on.onVariant} aria-label={`Add a variant of ${titleOf({ title })}`}>
                Add a variant
              </button>
            </li>
          </ul>
        </Fact>
      </Facts>
      <div className="mt-5 border-t border-line pt-4">
        <h3 className="mb-2 flex items-center gap-2 font-semibold">
          <Icon icon="lightbulb" />
          Usage Tips
        </h3>
        <ul aria-label="Usage Tips" className="grid list-disc gap-1 pl-5 text-mute">
          {[...usageTips, categoryTips[category]].map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const Facts = ({ children }: { children: React.ReactNode }) => (
  <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2 text-[14px]">{children}</dl>
);

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="contents">
    <dt className="text-mute">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);
