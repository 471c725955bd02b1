import { useMemo, useState } from 'react';
import { Copy } from '@/kinds/work/copy';
import { joinWords, plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Bar } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import { Table } from '@/ui/table';
import type { Tool } from '@/workspace/tool-state';
import { mostOnBallot, mostVotes, nameKey, type NameData } from '../model';
import { countVotes, readVotes, toBallotCode } from '../votes';
import { BallotPaper } from './ballot-paper';

/** Votes without a server: the ballot travels in a link, each vote comes back as a code. */
export function VoteTab({ tool }: { tool: Tool<NameData> }) {
  const { data, change } = tool;
  const { shortlist, ballot, votes } = data;
  const names = useMemo(
    () => [...new Map(shortlist.map(({ name }) => [nameKey(name), name])).values()].slice(0, mostOnBallot),
    [shortlist],
  );
  const isSame = names.join('\n') === ballot.join('\n');
  const make = () =>
    change((current) => ({ ...current, ballot: names, votes: [] }), { say: `Ballot with ${plural(names.length, 'name')} made` });
  return (
    <div className="grid grid-cols-1 gap-6">
      <BallotPaper tool={tool} />
      <section aria-labelledby="ask-for-votes">
        <h3 id="ask-for-votes" className="mb-1 font-semibold">
          Ask for votes
        </h3>
        <p className="mb-3 text-[14px] text-mute">
          Send a link; each person answers yes, maybe or no and sends you back a short code. The names are in the link itself, the answers
          in the code. No voter’s name is in it, and nothing is stored anywhere.
        </p>
        {names.length < 2 ? (
          <p className="text-[14px]">Put at least two names on the shortlist first.</p>
        ) : (
          !isSame && (
            <div className="flex flex-wrap items-center gap-3">
              <Button icon="vote" onClick={make}>
                {ballot.length > 0 ? 'Make a new ballot' : 'Make a ballot'}
              </Button>
              <p className="text-[13px] text-mute">
                {shortlist.length > mostOnBallot
                  ? `The first ${mostOnBallot} names of the shortlist.`
                  : `${plural(names.length, 'name')} from the shortlist.`}
                {votes.length > 0 && ' Its votes start at zero.'}
              </p>
            </div>
          )
        )}
        {ballot.length > 1 && <OpenVote tool={tool} />}
      </section>
    </div>
  );
}

function OpenVote({ tool }: { tool: Tool<NameData> }) {
  const { data, drafts, changeAll, setDraft, change, say } = tool;
  const { ballot, votes } = data;
  const link = `${location.origin}/business-name-generator#vote=${toBallotCode(ballot)}`;
  const typed = typeof drafts.votes === 'string' ? drafts.votes : '';
  const [message, setMessage] = useState('');
  const count = useMemo(() => countVotes(ballot, votes), [ballot, votes]);
  const take = () => {
    const { codes, changed, known, foreign, damaged } = readVotes(typed, ballot, votes);
    const added = codes.length - changed;
    const parts = [
      ...(added > 0 ? [`${plural(added, 'vote')} counted`] : []),
      ...(changed > 0 ? [`${changed} changed`] : []),
      ...(known > 0 ? [`${known} already counted`] : []),
      ...(foreign > 0 ? [`${foreign} from another ballot`] : []),
      ...(damaged > 0 ? [`${damaged} not copied completely`] : []),
    ];
    setMessage(parts.length === 0 ? 'There’s no vote code here. A code looks like vote-1a2b3c-ymn-4d5e6f-7g.' : `${joinWords(parts)}.`);
    if (codes.length === 0) return;
    changeAll(({ data: current, drafts: { votes: _votes, ...others } }) => ({
      data: { ...current, votes: [...current.votes, ...codes].slice(-mostVotes) },
      drafts: others,
    }));
  };
  const clear = () => {
    change((current) => ({ ...current, votes: [] }));
    setMessage('');
    say('Votes cleared');
  };
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <div>
        <Label htmlFor="ballot-link">Link to the ballot</Label>
        <div className="flex gap-2">
          <input id="ballot-link" className="input" readOnly value={link} onFocus={(event) => event.target.select()} />
          <span className="flex flex-none whitespace-nowrap">
            <Copy text={link} label="Copy link" />
          </span>
        </div>
        <p className="mt-1 text-[13px] break-words text-mute">On it: {joinWords(ballot)}.</p>
      </div>
      <div>
        <Label htmlFor="vote-codes">Vote codes</Label>
        <textarea
          id="vote-codes"
          className="input"
          rows={2}
          maxLength={20_000}
          placeholder="Paste the codes people sent you, one or many"
          value={typed}
          onChange={(event) => setDraft('votes', event.target.value, { key: 'votes' })}
        />
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <Button icon="check" disabled={typed.trim() === ''} onClick={take}>
            Count votes
          </Button>
          <p role="status" className="text-[13px] text-mute">
            {message}
          </p>
        </div>
      </div>
      {count.votes > 0 && (
        <div>
          <Table
            label="Result"
            look="framed"
            caption={<span className="text-[13px] text-mute">{plural(count.votes, 'vote')}. A yes is 2 points, a maybe 1.</span>}
            rows={count.tally}
            keyOf={({ name }) => name}
            columns={[
              {
                head: 'Name',
                isStrong: true,
                cell: ({ name, points }) => (
                  <>
                    {name}
                    <Bar label={`Share of the points for ${name}`} share={points / (2 * count.votes)} />
                  </>
                ),
              },
              { head: 'Yes', cell: ({ yes }) => yes },
              { head: 'Maybe', cell: ({ maybe }) => maybe },
              { head: 'No', cell: ({ no }) => no },
              { head: 'Points', cell: ({ points }) => points },
            ]}
          />
          <div className="mt-2 text-right">
            <Button look="quiet" icon="trash-2" onClick={clear}>
              Clear votes
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
