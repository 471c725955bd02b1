import { joinWords } from '@/lib/text';
import { Notice } from '@/ui/layout';
import { nameOf, type OrgTree } from '../org-tree';

const namedAtMost = 5;

/** What came in with a file and does not add up. */
export function ChartWarnings({ tree }: { tree: OrgTree }) {
  const strangers = [...new Set(tree.strangers.values())];
  const names = strangers.slice(0, namedAtMost).map((name) => `“${name}”`);
  if (strangers.length > namedAtMost) names.push(`${(strangers.length - namedAtMost).toLocaleString('en-US')} more`);
  return (
    <>
      {tree.circles.slice(0, namedAtMost).map((circle) => (
        <Notice key={circle.join()}>
          {joinWords(circle.slice(0, namedAtMost).map((id) => nameOf(tree, id)))} report to each other in a circle.{' '}
          {nameOf(tree, circle[0] ?? '')} is shown at the top until you change it.
        </Notice>
      ))}
      {strangers.length > 0 && <Notice>Named as a manager but not in the team: {joinWords(names)}.</Notice>}
    </>
  );
}
