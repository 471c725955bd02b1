import { useMemo, useState } from 'react';
import { tell, Told } from '@/lib/told';
import { Dialog } from '@/ui/dialog';
import { Button } from '@/ui/button';
import { FileStep } from '@/kinds/records/import-steps';
import { makeId } from '@/platform/ids';
import { ocfHint } from '../assumptions';
import { readOcf, type OcfFile } from '../ocf-import';
import { countAdded, describeOcf, planOcf, takeOcf } from '../ocf-plan';
import type { Equity } from './use-equity';

const largestFile = 20_000_000;

async function readTexts(file: File): Promise<Record<string, string>> {
  if (file.size > largestFile) throw new Told('This file is over 20 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return { [file.name]: new TextDecoder().decode(bytes) };
  const { readZip } = await import('@/formats/zip');
  // Some systems add files of their own beside those that were packed.
  const texts = Object.entries(readZip(bytes)).filter(([name]) => /\.json$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name));
  if (texts.length === 0) throw new Told('This zip file contains no .json files.');
  return Object.fromEntries(texts);
}

/** File in, counts shown, and only then anything changed. */
export default function ImportOcf({ equity, onClose }: { equity: Equity; onClose: () => void }) {
  const { tool, around, inputs } = equity;
  const [file, setFile] = useState<OcfFile>();
  const [problem, setProblem] = useState('');
  const plan = useMemo(() => (file ? planOcf(file, inputs, around, makeId) : undefined), [file, inputs, around]);
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    setProblem('');
    setFile(undefined);
    try {
      const read = readOcf(await readTexts(chosen));
      if (read.stakeholders.length + read.rounds.length + read.convertibles.length === 0)
        throw new Told(['Nothing in this file belongs in a cap table. Choose the whole .zip.', ...read.notes].join(' '));
      setFile(read);
    } catch (error) {
      setProblem(tell(error, 'This file couldn’t be read.'));
    }
  };
  const take = () => {
    if (!plan || plan.problem !== '') return;
    // The currency goes with the amounts, in the same step.
    const adopted = plan.currency === undefined ? {} : { currency: plan.currency };
    tool.changeAll(({ data, drafts }) => ({ data: takeOcf(data, plan, plan.currency ?? around.currency), drafts, ...adopted }), {
      say: describeOcf(plan, 'added'),
    });
    onClose();
  };
  return (
    <Dialog title="Import OCF" onClose={onClose}>
      <FileStep hint={ocfHint} accept=".zip,.json,application/zip,application/json" problem={problem} onOpen={open} />
      {plan && (
        <>
          <p role="status" className="mt-4 mb-2 font-semibold">
            {describeOcf(plan)}
          </p>
          {plan.problem !== '' && (
            <p role="alert" className="mb-2 text-bad">
              {plan.problem}
            </p>
          )}
          {plan.notes.map((note) => (
            <p key={note} className="text-[13px] wrap-anywhere text-mute">
              {note}
            </p>
          ))}
          <div className="mt-4 flex gap-2">
            <Button look="primary" disabled={countAdded(plan) === 0 || plan.problem !== ''} onClick={take}>
              Import
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
