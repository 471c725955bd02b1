import { useMemo, useState } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Chip, Empty, Panel } from '@/ui/layout';
import type { planFields } from '../model';
import { nameOf, type OrgTree } from '../org-tree';
import { toSkillRows, type SkillRow } from '../skills';

const firstRows = 40;
const firstPeople = 12;

interface SkillsMatrixProps {
  tree: OrgTree;
  plan: FormHandle<typeof planFields>;
  neededSkills: readonly string[];
}

/** Who can do what: gaps first, then what hangs on a single person. */
export default function SkillsMatrix({ tree, plan, neededSkills }: SkillsMatrixProps) {
  const [hasAllRows, setHasAllRows] = useState(false);
  const [hasAllPeople, setHasAllPeople] = useState(false);
  const skilled = useMemo(() => [...tree.members.values()].filter(({ skills }) => skills.length > 0), [tree]);
  const rows = useMemo(() => toSkillRows(skilled, neededSkills), [skilled, neededSkills]);
  const gaps = rows.filter(({ coverage }) => coverage === 'gap').length;
  const singles = rows.filter(({ coverage }) => coverage === 'single').length;
  const shownRows = hasAllRows ? rows : rows.slice(0, firstRows);
  const people = hasAllPeople ? skilled : skilled.slice(0, firstPeople);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel>
        <Field of={plan} name="neededSkills" wide />
      </Panel>
      {rows.length === 0 ? (
        <Empty text="No skills yet" hint="Add skills to your members, or list above the skills you need." />
      ) : (
        <Panel
          title="Skills Matrix"
          aside={
            <span role="status" className="text-[13px] text-mute">
              {plural(rows.length, 'skill')}, {plural(gaps, 'gap')}, {singles.toLocaleString('en-US')} held by one person
            </span>
          }
        >
          {/* Relative, or the hidden words in its cells would lie outside it and widen the page. */}
          <div className="relative overflow-x-auto" tabIndex={0} role="region" aria-label="Skills by person">
            <table className="w-full text-left text-[13px]">
              <thead>
                <tr>
                  {['Skill', 'Coverage'].map((label) => (
                    <th key={label} scope="col" className="border-b border-line p-2 whitespace-nowrap">
                      {label}
                    </th>
                  ))}
                  {people.map(({ id, role }) => (
                    <th key={id} scope="col" title={role} className="max-w-32 truncate border-b border-line p-2 text-center">
                      {nameOf(tree, id)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shownRows.map((row) => (
                  <tr key={row.skill}>
                    <th scope="row" className="max-w-52 truncate border-b border-line p-2 font-[550]" title={row.skill}>
                      {row.skill}
                      {row.isNeeded && <span className="font-normal text-mute"> needed</span>}
                    </th>
                    <td className="border-b border-line p-2 whitespace-nowrap">
                      <CoverageChip row={row} tree={tree} />
                    </td>
                    {people.map(({ id }) => (
                      <td key={id} className="border-b border-line p-2 text-center text-accent">
                        {row.people.includes(id) && (
                          <>
                            <span className="inline-flex align-middle">
                              <Icon icon="check" />
                            </span>
                            <span className="sr-only">Yes</span>
                          </>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="mt-3 flex flex-wrap gap-2">
            {rows.length > shownRows.length && <Button onClick={() => setHasAllRows(true)}>Show all {plural(rows.length, 'skill')}</Button>}
            {skilled.length > people.length && (
              <Button onClick={() => setHasAllPeople(true)}>Show all {plural(skilled.length, 'person', 'people')}</Button>
            )}
          </div>
        </Panel>
      )}
    </div>
  );
}

function CoverageChip({ row: { coverage, people }, tree }: { row: SkillRow; tree: OrgTree }) {
  if (coverage === 'gap') {
    return (
      <Chip tone="bad" icon="circle-alert">
        Gap: nobody
      </Chip>
    );
  }
  if (coverage === 'single') return <Chip tone="warn">Only {nameOf(tree, people[0] ?? '')}</Chip>;
  return <Chip tone="good">{plural(people.length, 'person', 'people')}</Chip>;
}
