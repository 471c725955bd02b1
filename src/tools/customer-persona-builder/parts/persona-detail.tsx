import type { FileOffer } from '@/lib/files';
import { pictureFiles } from '@/kinds/board/files';
import { Download } from '@/kinds/work/download';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip, Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { antiNote, describeRole, summarize } from '../card';
import { sections, sectionTitles, type Section } from '../content';
import { cardStem } from '../document';
import { computeEvidence, explainShare, formatShare, hasWords, isBlank, readLine, statusOf } from '../evidence';
import { duplicatePersona, isFull, nameOf, removePersona, type Persona, type PersonasData } from '../model';
import { AvatarImage } from '@/ui/avatar-image';
import { PersonaEditor } from './persona-editor';

interface PersonaDetailProps {
  tool: Tool<PersonasData>;
  persona: Persona;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  isEditing: boolean;
  setEditing: (id: string) => void;
}

export function PersonaDetail({ tool, persona, isOpen, setOpen, isEditing, setEditing }: PersonaDetailProps) {
  const { data, around, change } = tool;
  const { id } = persona;
  const name = nameOf(data.personas, persona);
  const status = statusOf(persona);
  const share = computeEvidence([persona]);
  const duplicate = () => change((current) => duplicatePersona(current, id), { say: 'Persona duplicated' });
  const remove = () => change((current) => removePersona(current, id), { say: 'Persona deleted' });
  const stem = cardStem(data.personas, persona);
  const cardPdf: FileOffer = {
    label: 'PDF',
    name: `${stem}.pdf`,
    make: async () => (await import('../pdf')).makeCardPdf(data, persona, around.currency),
  };
  const cardFiles = [cardPdf, ...pictureFiles(stem, async () => (await import('../picture')).toPicture(data, persona))];

  return (
    <section aria-label={name} data-persona={id} className={`panel scroll-mt-4 ${isOpen ? '' : 'py-3!'}`}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <AvatarImage of={persona} side={isOpen ? 72 : 44} />
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-semibold">
            <button
              type="button"
              aria-expanded={isOpen}
              className={`flex min-h-6 max-w-full items-center gap-1.5 text-left ${isOpen ? 'text-xl' : ''}`}
              onClick={() => setOpen(!isOpen)}
            >
              <span className={`min-w-0 ${isOpen ? 'break-words' : 'truncate'}`}>{name}</span>
              <span className={`no-print flex-none text-mute ${isOpen ? 'rotate-180' : ''}`}>
                <Icon icon="chevron-down" />
              </span>
            </button>
          </h3>
          {isOpen ? (
            <p className="mt-2 flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
              <Chip tone={status.tone}>{status.label}</Chip>
              {persona.isAnti && <Chip tone="bad">Anti-persona</Chip>}
              {persona.source !== undefined && <Chip>{`Written by ${persona.source}, accepted by you`}</Chip>}
              <span title={explainShare(share)}>{formatShare(share)}</span>
            </p>
          ) : (
            <p className="truncate text-[13px] text-mute">{summarize(persona)}</p>
          )}
        </div>
        {isOpen && (
          <div className="no-print flex flex-wrap items-center gap-1">
            {isEditing ? (
              <Button look="primary" icon="check" onClick={() => setEditing('')}>
                Done
              </Button>
            ) : (
              <>
                <Button icon="pencil" onClick={() => setEditing(id)}>
                  Edit
                </Button>
                <Download label="Download card" files={cardFiles} />
              </>
            )}
            <IconButton icon="copy" label={`Duplicate ${name}`} disabled={isFull(data)} onClick={duplicate} />
            <IconButton icon="trash-2" label={`Delete ${name}`} onClick={remove} />
          </div>
        )}
      </div>
      {isOpen && (
        <div className="mt-5">
          {isEditing ? <PersonaEditor tool={tool} persona={persona} /> : <PersonaSheet persona={persona} data={data} />}
        </div>
      )}
    </section>
  );
}

function PersonaSheet({ persona, data }: { persona: Persona; data: PersonasData }) {
  const facts = [
    { label: 'Age', value: persona.age },
    { label: 'Occupation', value: persona.occupation },
    { label: 'Income', value: persona.income },
    { label: 'Location', value: persona.location },
    { label: 'Buying role', value: describeRole(persona) },
  ].filter(({ value }) => value.trim() !== '');
  if (isBlank(persona)) return <p className="text-mute">Nothing is written here yet. Choose Edit to fill it in.</p>;
  return (
    <>
      {persona.isAnti && (
        <div className="mb-5">
          <Notice>{persona.reason.trim() === '' ? antiNote : `${antiNote} ${persona.reason}`}</Notice>
        </div>
      )}
      {facts.length > 0 && (
        <dl className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-4 md:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0">
              <dt className="text-[13px] text-mute">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {persona.bio.trim() !== '' && (
        <div className="mb-5">
          <h4 className="mb-1 font-semibold">Bio</h4>
          <p className="max-w-3xl break-words whitespace-pre-line">{persona.bio}</p>
        </div>
      )}
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
        {sections.map((section) => (
          <Lines key={section} section={section} persona={persona} data={data} />
        ))}
      </div>
    </>
  );
}

function Lines({ section, persona, data }: { section: Section; persona: Persona; data: PersonasData }) {
  const lines = persona[section].filter(hasWords);
  if (lines.length === 0) return null;
  return (
    <div className={`min-w-0 ${section === 'job' ? 'md:col-span-2' : ''}`}>
      <h4 className="mb-1 font-semibold">{sectionTitles[section]}</h4>
      <ul aria-label={sectionTitles[section]} className="list-disc space-y-1 pl-5">
        {lines.map((line) => {
          const { isEvidenced, label } = readLine(line);
          return (
            <li key={line.id} className="break-words">
              {line.text} <span className={`text-[13px] ${isEvidenced ? 'font-[550] text-accent' : 'text-mute'}`}>{label}</span>
              {(data.quotes ?? [])
                .filter((quote) => quote.persona === persona.id && quote.line === line.id)
                .map((quote) => (
                  <span key={quote.id} className="block text-[13px] text-mute italic">
                    “{quote.text}”
                  </span>
                ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
