import { readCsv } from '../e2e/support/csv';
import { readPdf, readXlsx } from '../e2e/support/readers';
import { emptyWorkspace, useWorkspace } from '@/workspace/store';
import { expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/team-builder');
});

const tile = (page: Page, label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

interface Person {
  name: string;
  role?: string;
  department: string;
  reportsTo?: string;
  salary?: string;
  performance?: number;
  skills?: string;
}

async function add(page: Page, { name, role = 'Engineer', department, reportsTo, salary = '', performance = 5, skills = '' }: Person) {
  await field(page, 'Name').fill(name);
  await field(page, 'Role').fill(role);
  await field(page, 'Department').selectOption(department);
  if (reportsTo) await field(page, 'Reports To').selectOption({ label: reportsTo });
  await field(page, 'Salary').fill(salary);
  await field(page, 'Skills').fill(skills);
  await field(page, 'Performance').fill(String(performance));
  await page.getByRole('button', { name: 'Add Member' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
}

const node = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Org Chart' }).getByRole('button', { name: new RegExp(`^${name} `) });
async function manager(page: Page, label: string) {
  await expect(field(page, 'Reports To').getByRole('option', { name: label })).toBeAttached();
  await field(page, 'Reports To').selectOption({ label });
}
const download = (page: Page) => page.getByRole('button', { name: 'Download', exact: true }).click();

test('refuses a member without name, role or department and keeps what was typed', async ({ page }) => {
  await expect(page.getByText('No members added yet')).toBeVisible();
  await expect(page.locator('dl > div')).toHaveCount(4);
  await expect(tile(page, 'Avg Performance')).toContainText('0.0/10');
  await expect(tile(page, 'Avg Performance')).toContainText('No members yet');
  await expect(field(page, 'Performance')).toHaveValue('5');
  const offered = 'Select a department,Engineering,Product,Design,Marketing,Sales,Operations,Finance,HR,Customer Success,Legal';
  await expect(field(page, 'Department').locator('option')).toHaveText(offered.split(','));
  await field(page, 'Bio').fill('Wrote the first version.');
  await field(page, 'Salary').fill('plenty');
  await page.getByRole('button', { name: 'Add Member' }).click();
  for (const message of ['Enter a name.', 'Enter a role.', 'Choose a department.', '“plenty” isn’t a number.'])
    await expect(page.getByText(message)).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Bio')).toHaveValue('Wrote the first version.');
  await expect(tile(page, 'Team Members')).toContainText('0');
});

test('adds, sums, groups, filters, edits and takes a delete back', async ({ page }) => {
  await add(page, { name: 'Ana', role: 'CEO', department: 'Operations', salary: '100,000.50', performance: 8, skills: ' SQL, ,Hiring ,' });
  await add(page, { name: 'Jon', department: 'Engineering', reportsTo: 'Ana, CEO', salary: '$90,000', performance: 7 });
  await add(page, { name: 'Li', department: 'Engineering', reportsTo: 'Jon, Engineer', performance: 5 });
  // 100,000.50 + 90,000 = 190,000.50; 30% on top is 57,000.15. (8 + 7 + 5) / 3 = 6.67.
  await expect(tile(page, 'Total Salary')).toContainText('$190,000.50');
  await expect(tile(page, 'Total Salary')).toContainText('Fully loaded $247,000.65');
  await expect(tile(page, 'Avg Performance')).toContainText('6.7/10');
  await expect(tile(page, 'Departments')).toContainText('2');
  await expect(page.getByRole('list', { name: 'Engineering' }).getByText('Jon', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Skills of Ana' }).getByRole('listitem')).toHaveText(['SQL', 'Hiring']);
  await expect(page.locator('.chip-good')).toHaveText('Performance 8/10');
  await expect(page.locator('.chip-bad')).toHaveText('Performance 5/10');
  await field(page, 'Payroll Tax and Benefits (%)').fill('0');
  await expect(tile(page, 'Total Salary')).toContainText('Fully loaded $190,000.50');
  await field(page, 'Search members').fill('hiring');
  await expect(page.getByText('1 of 3 members shown')).toBeVisible();
  await field(page, 'Filter by department').selectOption('Legal');
  await expect(page.getByText('No members match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('button', { name: 'Edit Ana' }).click();
  await field(page, 'Reports To').selectOption({ label: 'Li, Engineer' });
  await expect(page.getByText('Ana can’t report to Li: Li already reports to Ana through Jon.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(field(page, 'Reports To')).toBeFocused();
  await field(page, 'Reports To').selectOption('');
  await field(page, 'Performance').fill('9');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tile(page, 'Avg Performance')).toContainText('7.0/10');
  await page.getByRole('button', { name: 'Delete Jon' }).click();
  await expect(page.getByText('Member deleted, 1 report moved up')).toBeVisible();
  await expect(page.getByText('Reports to Ana')).toHaveCount(1);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(tile(page, 'Team Members')).toContainText('3');
  await expect(page.getByText('Reports to Jon')).toHaveCount(1);
});

test('moves people in the chart by keys and by the list, and refuses a circle', async ({ page }) => {
  await add(page, { name: 'Ana', department: 'Operations' });
  await add(page, { name: 'Jon', department: 'Engineering' });
  await add(page, { name: 'Li', department: 'Engineering' });
  await page.getByRole('tab', { name: 'Org Chart' }).click();
  await node(page, 'Jon').click();
  await manager(page, 'Ana, Engineer');
  await expect(node(page, 'Jon')).toHaveAccessibleDescription('Reports to Ana');
  await node(page, 'Ana').focus();
  for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('alert')).toHaveText('Ana can’t report to Jon: Jon already reports to Ana.');
  await node(page, 'Li').focus();
  await page.keyboard.press('m');
  await expect(page.getByText('Moving Li. Choose the new manager.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, 'Ana')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(node(page, 'Jon')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(node(page, 'Li')).toHaveAccessibleDescription('Reports to Jon');
  await expect(node(page, 'Li')).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(node(page, 'Li')).toHaveAccessibleDescription('Reports to nobody');
  await node(page, 'Li').click();
  await manager(page, 'Ana, Engineer');
  await expect(node(page, 'Ana')).toHaveAccessibleDescription('Reports to nobody, 2 reports');
  await page.getByRole('button', { name: 'Collapse Ana' }).click();
  await expect(node(page, 'Li')).toBeHidden();
  await page.getByRole('button', { name: 'Expand 2 below Ana' }).click();
  await expect(node(page, 'Li')).toBeVisible();
});

const rowHead = (page: Page, name: string) => page.locator('th[scope=row]').filter({ hasText: name });

test('shows gaps and skills that hang on one person', async ({ page }) => {
  await add(page, { name: 'Ana', department: 'Operations', skills: 'SQL, Hiring' });
  await add(page, { name: 'Jon', department: 'Engineering', skills: 'sql' });
  await page.getByRole('tab', { name: 'Skills Matrix' }).click();
  await expect(rowHead(page, 'Hiring')).toBeVisible();
  await field(page, 'Skills You Need').fill('Rust, SQL');
  const row = (skill: string) => page.getByRole('row').filter({ has: rowHead(page, skill) });
  await expect(row('Rust')).toContainText('Gap: nobody');
  await expect(row('Hiring')).toContainText('Only Ana');
  await expect(row('SQL')).toContainText('2 people');
  await expect(page.getByText('3 skills, 1 gap, 1 held by one person')).toBeVisible();
});

const roleForm = (page: Page) => page.getByRole('form', { name: /Open Role$/ });
const payrollRow = (page: Page, place: number) =>
  page.getByRole('group', { name: 'Payroll table' }).locator('tbody tr').nth(place).locator('th, td');

async function chooseMonth(page: Page, monthsAhead: number) {
  const month = roleForm(page).getByLabel('Start Month');
  await month.selectOption(await month.locator('option:not([value=""])').nth(monthsAhead).innerText());
}

async function addRole(page: Page, title: string, { monthsAhead = 0, salary = '', reportsTo = '' } = {}) {
  const form = roleForm(page);
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Department').selectOption('Engineering');
  await chooseMonth(page, monthsAhead);
  if (reportsTo) await form.getByLabel('Reports To').selectOption({ label: reportsTo });
  await form.getByLabel('Salary').fill(salary);
  await form.getByRole('button', { name: 'Add Open Role' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('');
}

test('plans open roles beside the members, month by month', async ({ page }) => {
  await add(page, { name: 'Ana', role: 'CEO', department: 'Operations', salary: '120,000' });
  await page.getByRole('tab', { name: 'Hiring Plan' }).click();
  await expect(page.getByText('No open roles yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Open Role' }).click();
  for (const message of ['Enter a title.', 'Choose a department.', 'Choose a start month.'])
    await expect(page.getByText(message)).toBeVisible();
  await addRole(page, 'Backend engineer', { monthsAhead: 2, salary: '60,000.50', reportsTo: 'Ana, CEO' });
  const list = page.getByRole('list', { name: 'Open Roles' });
  await expect(list).toContainText('Reports to Ana');
  // 60,000.50 and 30% on top, 78,000.65.
  await expect(list).toContainText('Fully loaded $78,000.65');
  // 120,000 / 12 = 10,000, and 13,000 with 30% on top. Then 180,000.50 / 12 = 15,000.04 and 234,000.65 / 12 = 19,500.05.
  await expect(payrollRow(page, 1)).toHaveText([/\d{4}$/, '1', '$10,000.00', '$13,000.00']);
  await expect(payrollRow(page, 2)).toHaveText([/\d{4}$/, '2, with 1 open role', '$15,000.04', '$19,500.05']);
  await expect(page.getByRole('img', { name: /^Payroll by month/ })).toBeVisible();
  await expect(tile(page, 'Team Members').locator('dd').first()).toHaveText('1');
  await expect(tile(page, 'Total Salary')).toContainText('$120,000.00');
  await page.getByRole('button', { name: 'Edit Backend engineer' }).click();
  await chooseMonth(page, 0);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(payrollRow(page, 0).nth(2)).toHaveText('$15,000.04');
  await page.getByRole('button', { name: 'Delete Backend engineer' }).click();
  await expect(page.getByText('No open roles yet')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(list).toContainText('Backend engineer');
});

test('open roles stand in the chart, leave in files and are filled', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(page.getByRole('region', { name: 'Engineering' }).getByRole('heading')).toContainText('3 members · 1 open role');
  await page.getByRole('tab', { name: 'Org Chart' }).click();
  await expect(node(page, 'Marketing lead')).toContainText('Open role, from');
  await expect(node(page, 'Ana Silva')).toHaveAccessibleDescription('Reports to nobody, 2 reports, 1 open role');
  await node(page, 'Marketing lead').click();
  await manager(page, 'Tom Reed, Head of sales');
  await expect(node(page, 'Marketing lead')).toHaveAccessibleDescription('Reports to Tom Reed');
  await page.getByRole('button', { name: 'Collapse Tom Reed' }).click();
  await page.getByRole('button', { name: 'Expand 2 and 1 open role below Tom Reed' }).click();
  await node(page, 'Marketing lead').focus();
  await page.keyboard.press('m');
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(node(page, 'Marketing lead')).toHaveAccessibleDescription('Reports to Ana Silva');
  const svg = (await saveAs(page, 'SVG')).text;
  expect(svg).toContain('stroke-dasharray');
  expect(svg).toContain('Open role, from');
  const bare = (await saveAs(page, 'Excel')).bytes;
  expect((await readXlsx(bare, 'Open roles'))[0]).toEqual(['Title', 'Department', 'Start Month', 'Reports To', 'Hiring Plan']);
  await page.getByLabel('Include salary and performance in files').check();
  const book = (await saveAs(page, 'Excel')).bytes;
  expect((await readXlsx(book, 'Open roles'))[1]?.slice(4, 6)).toEqual(['Both plans', 96000]);
  const payroll = await readXlsx(book, 'Payroll by month');
  expect(payroll).toHaveLength(13);
  expect(payroll[0]).toEqual(['Month', 'Headcount', 'Salaries', 'Fully loaded']);
  // 729,000 / 12 = 60,750; with 96,000 and 72,000 more, 897,000 / 12 = 74,750 and 97,175 with 30% on top.
  expect(payroll[1]?.slice(1)).toEqual([8, 60750, 78975]);
  expect(payroll[12]?.slice(1)).toEqual([10, 74750, 97175]);
  const csv = await saveAs(page, 'Payroll by month');
  expect(csv.name).toBe('sample-team-payroll-by-month.csv');
  expect(readCsv(csv.text)[12]?.slice(1)).toEqual(['10', '74750.00', '97175.00']);
  expect(readCsv(csv.text)[1]?.[0]).toMatch(/^\d{4}-\d{2}$/);
  await page.getByRole('tab', { name: 'Hiring Plan' }).click();
  await page.getByRole('button', { name: 'Fill role DevOps engineer' }).click();
  await expect(field(page, 'Role')).toHaveValue('DevOps engineer');
  await expect(field(page, 'Salary')).toHaveValue('96000.00');
  await field(page, 'Name').fill('Kim Park');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await expect(tile(page, 'Total Salary')).toContainText('$825,000.00');
  await expect(page.getByRole('region', { name: 'Engineering' }).getByRole('heading')).not.toContainText('open role');
});

test('files leave pay and scores out until asked', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  const csv = await saveBy(page, () => download(page));
  expect(csv.name).toBe('sample-team.csv');
  const [header, first, second] = readCsv(csv.text);
  expect(header).toEqual(['Name', 'Role', 'Department', 'Reports To', 'Email', 'Phone', 'Location', 'Skills', 'Bio', 'Start Date']);
  expect(first?.slice(0, 4)).toEqual(['Ana Silva', 'Chief executive', 'Operations', '']);
  expect(second?.[3]).toBe('Ana Silva');
  const { bytes: pages } = await saveAs(page, 'PDF');
  // The chart is drawn, not a picture: its boxes stay sharp and its names can be searched.
  expect(pages.toString('latin1')).not.toContain('/Subtype /Image');
  const pdf = (await readPdf(pages)).join(' ');
  expect(pdf).toContain('Jon Berg');
  expect(pdf).toContain('sample people');
  expect(pdf).not.toContain('125,000');
  const svg = await saveAs(page, 'SVG');
  expect(svg.name).toBe('sample-team-chart.svg');
  expect(svg.text).toContain('Mara Okoye');
  await page.getByLabel('Include salary and performance in files').check();
  const sheet = await readXlsx((await saveAs(page, 'Excel')).bytes);
  expect(sheet[1]?.slice(-2)).toEqual([120000, 8]);
  expect((await readPdf((await saveAs(page, 'PDF')).bytes)).join(' ')).toContain('$125,000.00');
});

test('a file of its own comes back in without doubles', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample' }).click();
  await page.getByLabel('Include salary and performance in files').check();
  const full = await saveBy(page, () => download(page));
  const more = `${full.text.trimEnd()}\r\nNew Hire,Analyst,People,Ana Silva\r\nNo Role,,HR\r\n`;
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: 'team.csv', mimeType: 'text/csv', buffer: Buffer.from(more) });
  await dialog.getByLabel('What is in the list now').selectOption('Keep it and add to it');
  await expect(dialog.getByRole('status')).toHaveText('1 member to add, 8 already here, 1 row that can’t be read.');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('list', { name: 'HR' })).toContainText('Reports to Ana Silva');
  // A new tab knows nothing of the old one.
  useWorkspace.setState(emptyWorkspace);
  await page.goto('/team-builder');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByLabel('File').setInputFiles({ name: full.name, mimeType: 'text/csv', buffer: full.bytes });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(tile(page, 'Total Salary')).toContainText('$729,000.00');
  await page.getByLabel('Include salary and performance in files').check();
  expect(readCsv((await saveBy(page, () => download(page))).text)).toEqual(readCsv(full.text));
});
