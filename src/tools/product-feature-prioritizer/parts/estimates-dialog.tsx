import { AskLink, ReplyBox } from '@/kinds/asking/ask-parts';
import { asEdited } from '@/kinds/records/state';
import type { Records } from '@/kinds/records/use-records';
import { joinWords } from '@/lib/text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Chip } from '@/ui/layout';
import { describeJudged, describeTaken, judgeFeatures, takeEstimates, toEstimateSheet, toMedians } from '../estimates';
import { shortNameOf, type fields, type PrioritizerExtra } from '../model';

interface EstimatesDialogProps {
  records: Records<typeof fields, PrioritizerExtra>;
  onClose: () => void;
}

/** What the team thinks, each without having seen the others: asked for by link, answered by code, taken as the median. */
export default function EstimatesDialog({ records, onClose }: EstimatesDialogProps) {
  const { all, extra } = records;
  const { estimates } = extra;
  const sheet = toEstimateSheet(all);
  const judged = judgeFeatures(all, estimates);
  const take = () => {
    const medians = toMedians(all, estimates);
    records.replaceAll(
      all.map((feature) => (medians.has(feature.id) ? asEdited({ ...feature, ...medians.get(feature.id) }) : feature)),
      { say: 'Scores are the team’s medians now' },
    );
  };
  return (
    <Dialog title="Team estimates" width="wide" onClose={onClose}>
      <p className="mb-3 text-mute">
        Everyone judges impact and effort alone, without seeing your scores. The median counts; where they are far apart, talk first.
      </p>
      {sheet.questions.length > 0 ? <AskLink sheet={sheet} /> : <p>Every feature is completed, so there is nothing to ask.</p>}
      <h3 className="mt-5 mb-1 font-semibold">Replies</h3>
      <ReplyBox
        sheet={sheet}
        onTake={(answers) => {
          records.setExtra((before) => ({ ...before, estimates: takeEstimates(before.estimates, all, answers) }));
          return describeTaken(answers.length);
        }}
      />
      {judged.length > 0 && (
        <>
          <div className="mt-3 overflow-x-auto">
            <table className="w-full text-[14px]">
              <caption className="mb-1 text-left text-mute">From {joinWords(estimates.map(({ name }) => name))}</caption>
              <thead>
                <tr className="text-left">
                  <th scope="col" className="p-1.5">
                    Feature
                  </th>
                  <th scope="col" className="p-1.5">
                    Impact
                  </th>
                  <th scope="col" className="p-1.5">
                    Effort
                  </th>
                  <th scope="col" className="p-1.5">
                    Replies
                  </th>
                </tr>
              </thead>
              <tbody>
                {judged.map(({ feature, count, impact, effort, isSplit }) => (
                  <tr key={feature.id} className="border-t border-line">
                    <th scope="row" className="p-1.5 text-left font-normal wrap-anywhere">
                      {shortNameOf(feature)} {isSplit && <Chip tone="warn">Far apart</Chip>}
                    </th>
                    <td className="p-1.5">{describeJudged(impact)}</td>
                    <td className="p-1.5">{describeJudged(effort)}</td>
                    <td className="p-1.5">{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button look="primary" onClick={take}>
              Use the medians
            </Button>
            <Button
              onClick={() => records.setExtra((before) => ({ ...before, estimates: [] }), { say: 'Estimates deleted' })}
              icon="trash-2"
            >
              Delete estimates
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
