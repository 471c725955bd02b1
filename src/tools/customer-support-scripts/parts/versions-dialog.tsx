import { formatDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { keptVersions, titleOf, versionsOf, type Script, type ScriptsExtra } from '../model';
import { ScriptText } from './script-text';

interface VersionsDialogProps {
  script: Script;
  extra: ScriptsExtra;
  onRestore: (versionId: string, label: string) => void;
  onClose: () => void;
}

export default function VersionsDialog({ script, extra, onRestore, onClose }: VersionsDialogProps) {
  const versions = versionsOf(extra, script);
  return (
    <Dialog title={`Versions of ${titleOf(script)}`} width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">
        Every edit keeps the previous wording, newest first, up to {keptVersions}. Restoring one keeps the current wording too.
      </p>
      <ol aria-label="Earlier versions" className="grid gap-3">
        {versions.map((version, index) => {
          const label = `Version ${versions.length - index}`;
          const day = formatDay(version.replacedOn);
          return (
            <li key={version.id} className="rounded-(--radius-control) border border-line p-3.5">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="min-w-0">
                  <span className="font-semibold">{label}</span>
                  <span className="text-mute">{day ? `, in use until ${day}` : ''}</span>
                </p>
                <Button icon="history" aria-label={`Restore ${label}`} onClick={() => onRestore(version.id, label)}>
                  Restore
                </Button>
              </div>
              <p className="mt-1 text-[13px] break-words text-mute">
                {[titleOf(version), version.category, version.tone, version.language.trim(), version.tags.join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <details className="mt-2" open={index === 0}>
                <summary className="min-h-6 font-[550]">Content</summary>
                <div className="mt-1.5 rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[14px] break-words whitespace-pre-wrap">
                  <ScriptText content={version.content} />
                </div>
              </details>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
