import { pictureFiles } from '@/kinds/board/files';
import { documentFiles } from '@/kinds/document/files';
import { markSamples } from '@/kinds/records/files';
import { hasSample, isAllSample, isSampleRecord } from '@/kinds/records/state';
import type { FileOffer } from '@/lib/files';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import type { Fields, Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatNumber, noFigure } from '@/lib/numbers';
import { toSheet, type Sheet } from '@/lib/sheet';
import { midSentence } from '@/lib/text';
import {
  computeSummary,
  describeRated,
  fields,
  formatAverage,
  privateNames,
  roleFields,
  type HiringPlan,
  type Member,
  type OpenRole,
} from './model';
import { managerText, toOutline } from './org-outline';
import { addOpenRoles, buildTree, nameOf, type OrgTree } from './org-tree';
import { computePayroll, payrollNotes, toPayrollSheet } from './payroll';
import { comparePlans, toPlansSheet } from './plans';
import { foldForPage, pngScale, toChartPicture } from './picture';
import { hasPlans, inPlan } from './roles';
import { toSkillRows } from './skills';

export interface FileChoices {
  /** Salary and performance in the files too. */
  hasPrivate: boolean;
  folded: ReadonlySet<string>;
  burden: number;
  neededSkills: readonly string[];
  openRoles: readonly OpenRole[];
  planInUse: HiringPlan;
}

const isPrivate = (name: string) => (privateNames as readonly string[]).includes(name);

export function toTeamSheet(members: readonly Member[], tree: OrgTree, currency: string, hasPrivate: boolean): Sheet {
  // Nobody's score is a blank cell, which reads back as such.
  const shown: Fields = Object.fromEntries(
    Object.entries(fields).filter(([name]) => name !== 'unrated' && name !== 'photo' && (hasPrivate || !isPrivate(name))),
  );
  const managerOf = managerText(tree);
  const sheet = toSheet(
    'Team',
    shown,
    members.map((member) => ({ ...member, reportsTo: managerOf(member), performance: member.unrated ? null : member.performance })),
    currency,
  );
  return markSamples(sheet, members);
}

function toRolesSheet(roles: readonly OpenRole[], tree: OrgTree, currency: string, hasPrivate: boolean): Sheet {
  const shown: Fields = Object.fromEntries(Object.entries(roleFields).filter(([name]) => hasPrivate || !isPrivate(name)));
  const rows = roles.map((role) => ({ ...role, reportsTo: tree.members.has(role.reportsTo) ? nameOf(tree, role.reportsTo) : '' }));
  return markSamples(toSheet('Open roles', shown, rows, currency), roles);
}

/** What the payroll assumes, for whoever opens the file later. */
function toNotesSheet(burden: number, isSample: boolean): Sheet {
  return {
    name: 'Notes',
    columns: [{ label: 'Payroll by month', kind: 'text' }],
    rows: [...payrollNotes(burden), ...(isSample ? ['This file contains sample people.'] : [])].map((note) => [note]),
  };
}

const coverageWords = { gap: 'Gap', single: 'One person', covered: 'Covered' };

function toSkillsSheet(members: readonly Member[], tree: OrgTree, neededSkills: readonly string[]): Sheet {
  return {
    name: 'Skills',
    columns: [
      { label: 'Skill', kind: 'text' },
      { label: 'Needed', kind: 'text' },
      { label: 'People', kind: 'number' },
      { label: 'Coverage', kind: 'text' },
      { label: 'Who', kind: 'text' },
    ],
    rows: toSkillRows(members, neededSkills).map(({ skill, isNeeded, people, coverage }) => [
      skill,
      isNeeded ? 'Yes' : '',
      people.length,
      coverageWords[coverage],
      people.map((id) => tree.members.get(id)?.name ?? '').join(', '),
    ]),
  };
}

const step = '\u00a0\u00a0\u00a0\u00a0';
const deepestStep = 12;

const foldedNote = 'Branches of the chart are collapsed to fit the page. The outline below lists everyone.';
const tooLargeNote = 'The org chart is too large for a page. Download it as PNG or SVG.';

/** The chart as it stands on the screen, then as an outline: a table of text, which can be searched and read aloud. */
export function toTeamDocument(members: readonly Member[], tree: OrgTree, around: Surroundings, choices: FileChoices): Document {
  const { hasPrivate, burden, folded } = choices;
  const openRoles = inPlan(choices.openRoles, choices.planInUse);
  const { currency, today } = around;
  const summary = computeSummary(members, burden);
  const managerOf = managerText(tree);
  const hasOwn = !isAllSample(members);
  const blocks: Block[] = [
    heading(1, 'Team structure'),
    ...(today === '' ? [] : [paragraph(formatDay(today), 'muted')]),
    ...(hasSample(members) ? [paragraph('This file contains sample people.', 'warn')] : []),
    ...(hasPrivate ? [paragraph('Confidential: contains salary and performance.', 'warn')] : []),
    {
      kind: 'figures',
      items: [
        { label: summary.members === 1 ? 'member' : 'members', value: formatNumber(summary.members) },
        { label: summary.departments === 1 ? 'department' : 'departments', value: formatNumber(summary.departments) },
        ...(openRoles.length > 0 ? [{ label: openRoles.length === 1 ? 'open role' : 'open roles', value: String(openRoles.length) }] : []),
        ...(hasPrivate
          ? [
              { label: 'Total Salary per year', value: formatMoney(summary.totalSalary, currency) },
              { label: 'with payroll tax and benefits as assumed', value: formatMoney(summary.fullyLoaded, currency) },
              {
                label: ['Avg Performance', midSentence(describeRated(summary))].filter(Boolean).join(', '),
                value: summary.rated > 0 ? formatAverage(summary.averagePerformance) : noFigure,
              },
            ]
          : []),
      ],
    },
  ];
  if (members.length + openRoles.length > 0) {
    const chart = addOpenRoles(tree, openRoles);
    const fold = foldForPage(chart, folded);
    const isSample = hasSample(members) || hasSample(openRoles);
    if (fold)
      blocks.push({
        kind: 'picture',
        picture: toChartPicture(chart, { folded: fold, day: formatDay(around.today), isSample }),
        label: 'Org chart',
      });
    if (fold !== folded) blocks.push(paragraph(fold ? foldedNote : tooLargeNote, 'muted'));
  }
  if (members.length > 0)
    blocks.push(heading(2, 'Outline'), {
      kind: 'table',
      columns: [
        { label: 'Name', weight: 2.4 },
        { label: 'Role', weight: 1.9 },
        { label: 'Department', weight: 1.5 },
        { label: 'Reports To', weight: 1.6 },
        ...(hasPrivate
          ? [
              { label: 'Salary per year', weight: 1.4, align: 'right' as const },
              { label: 'Performance', weight: 1.5, align: 'right' as const },
            ]
          : []),
      ],
      rows: toOutline(tree).map(({ member, depth }) => [
        `${step.repeat(Math.min(depth, deepestStep))}${member.name.trim() || 'Unnamed'}${hasOwn && isSampleRecord(member) ? ' (sample)' : ''}`,
        member.role,
        member.department,
        managerOf(member),
        ...(hasPrivate ? [formatMoney(member.salary, currency), member.unrated ? 'Not rated' : `${member.performance}/10`] : []),
      ]),
      ...(hasPrivate && members.length > 1 ? { foot: [['Total', '', '', '', formatMoney(summary.totalSalary, currency), '']] } : {}),
    });
  return { title: 'Team structure', blocks, ...(members.length > 0 && isAllSample([...members, ...openRoles]) ? { mark: 'Sample' } : {}) };
}

export function teamFiles(stem: string, members: readonly Member[], around: Surroundings, choices: FileChoices): FileOffer[] {
  const { hasPrivate, folded, neededSkills, openRoles, burden } = choices;
  const { currency, today } = around;
  const tree = buildTree(members);
  const isSample = hasSample(members) || hasSample(openRoles);
  const planned = inPlan(openRoles, choices.planInUse);
  const picture = toChartPicture(addOpenRoles(tree, planned), { folded, day: formatDay(today), isSample });
  const sheet = toTeamSheet(members, tree, currency, hasPrivate);
  const payroll = toPayrollSheet(computePayroll(members, planned, burden, today), currency);
  const sheets = [
    sheet,
    toSkillsSheet(members, tree, neededSkills),
    ...(openRoles.length > 0 ? [toRolesSheet(openRoles, tree, currency, hasPrivate)] : []),
    ...(hasPrivate && hasPlans(openRoles) ? [toPlansSheet(comparePlans(members, openRoles, burden, today), currency)] : []),
    ...(hasPrivate ? [payroll, toNotesSheet(burden, isSample)] : []),
  ];
  return [
    { label: 'CSV', name: `${stem}.csv`, make: async () => (await import('@/formats/csv')).csvFile(sheet) },
    {
      label: 'Excel',
      name: `${stem}.xlsx`,
      make: async () => (await import('@/formats/xlsx')).xlsxFile(sheets),
    },
    ...documentFiles(stem, toTeamDocument(members, tree, around, choices), ['pdf', 'docx', 'html'], currency),
    ...pictureFiles(`${stem}-chart`, () => picture, pngScale(picture)),
    ...(hasPrivate
      ? [
          {
            label: 'Payroll by month',
            name: `${stem}-payroll-by-month.csv`,
            make: async () => (await import('@/formats/csv')).csvFile(payroll),
          },
        ]
      : []),
  ];
}
