/** Where one small change makes other code of a file, and the file with all of these changes in it, each asleep until it is called. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

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

/** Calls that have an opposite; those without are left out, and what they were called on remains. */
const opposites = { filter: null, sort: null, some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };

/** The whole of a chain with `?.` in it: a part of it alone would no longer stop where it should. */
function wholeChain(node) {
  let whole = node;
  while (ts.isOptionalChain(whole) && 'expression' in whole.parent && whole.parent.expression === whole && ts.isOptionalChain(whole.parent))
    whole = whole.parent;
  return whole;
}

const isName = (node) => node.parent.name === node || node.parent.propertyName === node;

/** How much room a text, its box or a cache has, and the number of a format: one more or less is no fault. */
const settings = new Set(['maxLength', 'rows', 'cols', 'maxRows', 'version']);
const isSetting = ({ parent }) => ts.isPropertyAssignment(parent) && settings.has(parent.name.getText());

/** Code that draws: there a length that is one unit longer is no fault, and no one could say which is right. */
const draws =
  /(^|[/-])(draw|drawing|layout|picture|svg|avatar|radar|slides?|slides-file|charts?|matrix|templates|excalidraw|pdf-page|pdf-style|designs|mockups|style-sheet|teaser|deck-(html|pdf|pptx)|page-style|lay\/[a-z-]+)(-[a-z]+)?\.ts$/;
const lengths = new Set([ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.AsteriskToken]);
function isLength(node) {
  if (!draws.test(node.getSourceFile().fileName) || Number(node.text) < 3) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return !/\.(slice|at|repeat|padStart|toFixed)$/.test(parent.expression.getText());
  return (
    ts.isPropertyAssignment(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    (ts.isBinaryExpression(parent) && lengths.has(parent.operatorToken.kind))
  );
}

/** How many cells are made at once: a larger array is only larger. */
const isArraySize = (node) =>
  node.parent !== undefined && ts.isNewExpression(node.parent) && /^(Float|Uint|Int)\d+Array$/.test(node.parent.expression.getText());

/** Read by the bundler, which takes it as it is written. */
const isGlob = (node) => ts.isCallExpression(node) && node.expression.getText() === 'import.meta.glob';

/** What stands in for a missing entry of a list: TypeScript asks for it wherever a list is indexed, also where none can be missing. */
const isIndexed = (node) => ts.isElementAccessExpression(node) || (ts.isCallExpression(node) && node.expression.getText().endsWith('.at'));
const isStandIn = ({ parent }) =>
  (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken && isIndexed(parent.left)) ||
  (ts.isBindingElement(parent) && ts.isArrayBindingPattern(parent.parent));

/** Every fault as { line, host, from, to, instead }: within the expression `host`, `instead` stands for what was from `from` to `to`. */
function findIn(source) {
  const found = [];
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const note = (host, from, to, instead) =>
    found.push({ host, from, to, instead, line: lineOf(from), was: source.text.slice(from, to), shown: instead });
  const noteWhole = (node, instead) => note(node, node.getStart(), node.getEnd(), instead);
  // In brackets, so that the other operator binds no other operands.
  const noteSwap = (node, swap) =>
    found.push({
      host: node,
      from: node.getStart(),
      to: node.getEnd(),
      instead: `(${node.left.getText()}) ${swap} (${node.right.getText()})`,
      line: lineOf(node.operatorToken.getStart()),
      was: node.operatorToken.getText(),
      shown: swap,
    });
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isEnumDeclaration(node) || isArraySize(node) || isGlob(node)) return;
    if (ts.isBinaryExpression(node)) {
      const token = node.operatorToken;
      const isText = ts.isStringLiteral(node.left) || ts.isStringLiteral(node.right) || ts.isTemplateExpression(node.left);
      const swap = swaps.get(token.kind);
      if (swap && !isText) noteSwap(node, swap);
    } else if (ts.isNumericLiteral(node) && !isName(node) && !isSetting(node) && !isLength(node) && !isStandIn(node)) {
      noteWhole(node, node.text === '0' ? '1' : node.text === '1' ? '2' : `(${node.text} + 1)`);
    } else if (ts.isConditionalExpression(node)) {
      noteWhole(node.condition, `!(${node.condition.getText()})`);
    } else if (ts.isIfStatement(node)) {
      noteWhole(node.expression, `!(${node.expression.getText()})`);
    } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      note(node, node.getStart(), node.operand.getStart(), '');
    } else if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) {
      noteWhole(node, node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true');
    } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (Object.hasOwn(opposites, name.text)) {
        const instead = opposites[name.text];
        if (instead) note(wholeChain(node), name.getStart(), name.getEnd(), instead);
        else note(wholeChain(node), node.getStart(), node.getEnd(), expression.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const read = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

export const findFaults = (file) => findIn(read(file)).map(({ line, was, shown }, index) => ({ file, index, line, was, shown }));

/** The file's text with every fault in it; `__fault(first + index)` wakes one. */
export function plantFaults(file, first) {
  const source = read(file);
  const { text } = source;
  const byHost = new Map();
  for (const [index, fault] of findIn(source).entries()) byHost.set(fault.host, [...(byHost.get(fault.host) ?? []), { ...fault, index }]);
  const write = (node) => {
    let written = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      written += text.slice(at, child.getStart()) + write(child);
      at = child.getEnd();
    });
    written += text.slice(at, node.getEnd());
    const faulty = (byHost.get(node) ?? []).map(({ index, from, to, instead }) => {
      const other = text.slice(node.getStart(), from) + instead + text.slice(to, node.getEnd());
      return `__fault(${first + index}) ? (${other}) : `;
    });
    return faulty.length > 0 ? `(${faulty.join('')}(${written}))` : written;
  };
  return write(source);
}
