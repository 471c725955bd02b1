/**
 * npm run mutants [-- tool or layer] [count]: puts single faults into pure code, one at a time, and tells which of them the unit tests
 * do not notice. The source is put back after each, and when the run is stopped.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { createVitest } from 'vitest/node';
import { root } from './setup.mjs';

const [what = 'tools', count = '50', seed = '1'] = process.argv.slice(2);
const folder = [`src/tools/${what}`, `src/${what}`, what].map((path) => join(root, path)).find((path) => existsSync(path));
if (!folder) {
  console.error(`There is no tool and no layer called ${what}.`);
  process.exit(1);
}

/** Pure code only: no screens, no tests, no texts, nothing that is only types. */
const isPure = (file) =>
  file.endsWith('.ts') &&
  !/\.(test|d)\.ts$|(^|\/)(content|sample|schema|meta|fonts?|icons?)\.ts$|golden|\/parts\//.test(file.replaceAll('\\', '/'));
const filesIn = (path) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter(isPure);

const swaps = new Map([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
]);

/** Every place where one small change makes other code of it. */
function findFaults(file) {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const note = (from, to, instead) => found.push({ file, from, to, instead, line: source.getLineAndCharacterOfPosition(from).line + 1 });
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const token = node.operatorToken;
      const isText = ts.isStringLiteral(node.left) || ts.isStringLiteral(node.right) || ts.isTemplateExpression(node.left);
      const swap = swaps.get(token.kind);
      if (swap && !isText) note(token.getStart(), token.getEnd(), swap);
    } else if (ts.isNumericLiteral(node) && !ts.isEnumMember(node.parent)) {
      note(node.getStart(), node.getEnd(), node.text === '0' ? '1' : node.text === '1' ? '2' : `(${node.text} + 1)`);
    } else if (ts.isConditionalExpression(node)) {
      note(node.condition.getStart(), node.condition.getEnd(), `!(${node.condition.getText()})`);
    } else if (ts.isIfStatement(node)) {
      note(node.expression.getStart(), node.expression.getEnd(), `!(${node.expression.getText()})`);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      note(node.getStart(), node.operand.getStart(), '');
    } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
      note(node.getStart(), node.getEnd(), node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true');
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression;
      const others = { filter: null, some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor', sort: null };
      if (Object.hasOwn(others, name.text)) {
        if (others[name.text]) note(name.getStart(), name.getEnd(), others[name.text]);
        else note(node.getStart(), node.getEnd(), node.expression.expression.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The same faults for the same seed, so that a repaired one can be tried again. */
function pick(all, most) {
  let state = Number(seed) || 1;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const left = [...all];
  const picked = [];
  while (picked.length < most && left.length > 0) picked.push(...left.splice(Math.floor(next() * left.length), 1));
  return picked;
}

const faults = pick(filesIn(folder).flatMap(findFaults), Number(count));
const vitest = await createVitest('test', { watch: true, project: ['UTC'], reporters: [{}], bail: 1 }, { logLevel: 'silent' });
await vitest.start([join(root, 'src/lib/text.test.ts')]);
const specs = await vitest.globTestSpecifications();

/** A tool's own tests; for what lies below, its folder's first and then everything that imports it. */
function testsFor(file) {
  const path = relative(root, file).replaceAll('\\', '/');
  const own = /^src\/tools\/[^/]+\//.exec(path)?.[0];
  const near = specs.filter(({ moduleId }) => moduleId.startsWith(join(root, own ?? path.slice(0, path.lastIndexOf('/') + 1))));
  return own || near.length > 0 ? [near, own ? [] : specs.filter((spec) => !near.includes(spec))] : [specs, []];
}

async function isNoticed(fault) {
  for (const group of testsFor(fault.file)) {
    if (group.length === 0) continue;
    vitest.invalidateFile(fault.file);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(group, false);
    if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok())) return true;
  }
  return false;
}

const missed = [];
let open;
const putBack = () => {
  if (open) writeFileSync(open.file, open.text);
  open = undefined;
};
process.on('exit', putBack);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

for (const [index, fault] of faults.entries()) {
  const text = readFileSync(fault.file, 'utf8');
  const was = text.slice(fault.from, fault.to);
  open = { file: fault.file, text };
  writeFileSync(fault.file, text.slice(0, fault.from) + fault.instead + text.slice(fault.to));
  const noticed = await isNoticed(fault);
  putBack();
  vitest.invalidateFile(fault.file);
  if (!noticed) missed.push(fault);
  console.log(
    `${String(index + 1).padStart(4)} of ${faults.length}  ${noticed ? 'noticed' : 'MISSED '}  ${relative(root, fault.file)}:${fault.line}  ${was || '!'} → ${fault.instead || 'nothing'}`,
  );
}
await vitest.close();
const share = faults.length === 0 ? 0 : Math.round((100 * (faults.length - missed.length)) / faults.length);
console.log(`\n${faults.length - missed.length} of ${faults.length} noticed (${share} %).`);
process.exit(0);
