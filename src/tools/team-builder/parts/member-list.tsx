import { useMemo } from 'react';
import { formatDay } from '@/lib/dates';
import { groupBy } from '@/lib/lists';
import { formatMoney } from '@/lib/money';
import { sumOf } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { FilterBar } from '@/kinds/records/filter-bar';
import { RowActions } from '@/kinds/records/row-actions';
import { selectRecords } from '@/kinds/records/select-records';
import { AvatarImage } from '@/ui/avatar-image';
import { Chip } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { departments, photoOf, searchText, sortings, startFilter, toGroups, type Filter, type Member, type OpenRole } from '../model';
import { nameOf, type OrgTree } from '../org-tree';
import { PerformanceChip } from './performance-chip';
import type { MemberForm, TeamRecords } from './use-team';

const choices = {
  department: {
    label: 'Filter by department',
    options: [{ value: 'all', label: 'All departments' }, ...departments.map((value) => ({ value, label: value }))],
  },
  sort: {
    label: 'Sort',
    options: [
      { value: 'newest', label: 'Newest first' },
      { value: 'name', label: 'Name' },
      { value: 'performance', label: 'Best performance' },
      { value: 'salary', label: 'Highest salary' },
      { value: 'start', label: 'Longest here' },
    ],
  },
};

const shownSkills = 6;

interface MemberListProps {
  records: TeamRecords;
  tree: OrgTree;
  roles: readonly OpenRole[];
  form: MemberForm;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** Salary and performance stay off paper until they are asked for. */
  hasPrivate: boolean;
}

export default function MemberList({ records, tree, roles, form, filter, onFilter, hasPrivate }: MemberListProps) {
  const { all, tool } = records;
  const { currency } = tool.around;
  const found = useMemo(() => {
    const { query, department, sort } = filter;
    const keep = (member: Member) => department === 'all' || member.department === department;
    return selectRecords(all, { query, searchIn: searchText, keep, sort: sortings[sort] });
  }, [all, filter]);
  const groups = useMemo(() => toGroups(found), [found]);
  const openIn = useMemo(() => groupBy(roles, ({ department }) => department), [roles]);
  return (
    <>
      <FilterBar
        noun="member"
        filter={filter}
        start={startFilter}
        onChange={onFilter}
        choices={choices}
        shown={found.length}
        total={all.length}
      />
      {groups.map(({ department, members }) => (
        <section key={department} aria-label={department} className="mb-6">
          <h2 className="mb-2 font-semibold">
            {department} <span className="font-normal text-mute">{plural(members.length, 'member')}</span>
            {openIn.has(department) && (
              <span className="font-normal text-mute"> · {plural(openIn.get(department)?.length ?? 0, 'open role')}</span>
            )}
            <span className={`font-normal text-mute ${hasPrivate ? '' : 'no-print'}`}>
              {' · '}
              {formatMoney(sumOf(members.map(({ salary }) => salary)), currency)} per year
            </span>
          </h2>
          <VirtualList
            label={department}
            items={members}
            row={(member) => (
              <MemberRow member={member} tree={tree} records={records} form={form} currency={currency} hasPrivate={hasPrivate} />
            )}
          />
        </section>
      ))}
    </>
  );
}

interface MemberRowProps {
  member: Member;
  tree: OrgTree;
  records: TeamRecords;
  form: MemberForm;
  currency: string;
  hasPrivate: boolean;
}

function MemberRow({ member, tree, records, form, currency, hasPrivate }: MemberRowProps) {
  const { name, role, location, email, phone, startDate, skills, bio, salary, grant } = member;
  const manager = tree.managerOf.get(member.id);
  const place = [role, location, startDate ? `since ${formatDay(startDate)}` : ''].filter(Boolean).join(' · ');
  const contact = [email, phone, manager ? `Reports to ${nameOf(tree, manager)}` : ''].filter(Boolean).join(' · ');
  return (
    <div className="row grid grid-cols-1 items-start gap-x-4 gap-y-1.5 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 gap-3">
        <AvatarImage of={{ id: member.id, name, photo: photoOf(member) }} side={40} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-[550]" title={name}>
            {name}
          </p>
          <p className="truncate text-[13px]" title={place}>
            {place}
          </p>
          {contact && (
            <p className="truncate text-[13px] text-mute" title={contact}>
              {contact}
            </p>
          )}
          {bio.trim() && (
            <p className="truncate text-[13px] text-mute" title={bio}>
              {bio}
            </p>
          )}
          {skills.length > 0 && (
            <ul aria-label={`Skills of ${name}`} className="mt-1.5 flex flex-wrap gap-1.5">
              {skills.slice(0, shownSkills).map((skill, index) => (
                <li key={index} className="max-w-full min-w-0">
                  <Chip>
                    <span className="truncate">{skill}</span>
                  </Chip>
                </li>
              ))}
              {skills.length > shownSkills && (
                <li title={skills.slice(shownSkills).join(', ')} className="text-[13px] text-mute">
                  and {skills.length - shownSkills} more
                </li>
              )}
            </ul>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:flex-col sm:items-end">
        <span className={`flex flex-wrap items-center justify-end gap-2 ${hasPrivate ? '' : 'no-print'}`}>
          <span className="text-[13px] text-mute">{salary === 0 ? 'No salary entered' : `${formatMoney(salary, currency)} per year`}</span>
          {grant > 0 && <span className="text-[13px] text-mute">{plural(grant, 'share')}</span>}
          <PerformanceChip member={member} />
        </span>
        <RowActions records={records} form={form} record={member} title={name} />
      </div>
    </div>
  );
}
