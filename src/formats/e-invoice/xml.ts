import { svgText } from '@/lib/drawing';
import { Told } from '@/lib/told';

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Element[];
}

type Part = Element | undefined | readonly (Element | undefined)[];

const isList = (part: Part): part is readonly (Element | undefined)[] => Array.isArray(part);

/** An element, or nothing where there is nothing to say: then its parents may be empty too. */
export function el(name: string, content: string | readonly Part[], attributes: Record<string, string> = {}): Element | undefined {
  if (typeof content === 'string') return content.trim() === '' ? undefined : { name, attributes, content: content.trim() };
  const children = content.flatMap((part) => (isList(part) ? [...part] : [part])).filter((part) => part !== undefined);
  return children.length === 0 ? undefined : { name, attributes, content: children };
}

function write({ name, attributes, content }: Element, indent: string): string {
  const open = `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${svgText(value)}"`)
    .join('')}`;
  if (typeof content === 'string') return `${indent}<${open}>${svgText(content)}</${name}>\n`;
  return `${indent}<${open}>\n${content.map((child) => write(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

export const writeXml = (root: Element) => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;

/** An element as it was read: names without their prefixes. */
export interface Node {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
  text: string;
}

const broken = 'This XML file is damaged and can’t be read.';
const deepest = 60;
const mostNodes = 400_000;
const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex: string, decimal: string, name: string) => {
    const code = hex ? parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code === undefined) return names[name] ?? whole;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function readAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    found[localName(name)] = unescape(double ?? single ?? '');
  }
  return found;
}

/** A comment, a text kept as it is, an instruction, a tag, or what stands between them. */
const token = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>|([^<]+)/gy;

/** Reads what an invoice needs and nothing else of XML: what defines its own entities is refused. */
export function readXml(text: string): Node {
  const source = text.replace(/^\ufeff/, '');
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) throw new Told('This XML file holds definitions that invoices don’t have, so it isn’t read.');
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open: Node[] = [root];
  let count = 0;
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [whole, kept, closing, name, attributes = '', isAlone, between] = match;
    if (match.index !== end) throw new Told(broken);
    end += whole.length;
    const top = open.at(-1) ?? root;
    if (name === undefined) {
      top.text += kept ?? (between === undefined ? '' : unescape(between));
      continue;
    }
    if (closing) {
      if (open.length < 2 || top.name !== localName(name)) throw new Told(broken);
      open.pop();
      continue;
    }
    count += 1;
    if (count > mostNodes || open.length > deepest) throw new Told('This XML file holds more than an invoice does.');
    const node: Node = { name: localName(name), attributes: readAttributes(attributes), children: [], text: '' };
    top.children.push(node);
    if (!isAlone) open.push(node);
  }
  const [first] = root.children;
  if (end !== source.length || open.length !== 1 || root.children.length !== 1 || !first) throw new Told(broken);
  return first;
}

/** The elements at a path such as "Party/PartyName"; all that are called so. */
export function all(node: Node | undefined, path: string): Node[] {
  let found = node ? [node] : [];
  for (const name of path.split('/')) found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

export const one = (node: Node | undefined, path: string): Node | undefined => all(node, path)[0];

export const textAt = (node: Node | undefined, path: string): string => one(node, path)?.text.trim() ?? '';
