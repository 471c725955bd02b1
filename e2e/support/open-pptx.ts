import { strFromU8, unzipSync } from 'fflate';
import { expect } from './test';

interface ReadSlide {
  title: string;
  body: string[];
  texts: string[];
  notes: string;
  pictures: number;
  charts: number;
  layout: string;
}

/**
 * Opens a presentation the way an office program does: from the package's first relation to the list of slides,
 * and from each slide to its layout, its notes and its pictures. Shares no code with the library that wrote it.
 */
export function openPptx(bytes: Buffer): { width: number; height: number; slides: ReadSlide[] } {
  const parts = unzipSync(new Uint8Array(bytes));
  const read = (path: string) => {
    const part = parts[path];
    if (!part) throw new Error(`The package has no part ${path}.`);
    return strFromU8(part);
  };
  const relationsOf = (path: string) => {
    const [, folder = '', name = path] = /^(.*\/)?([^/]+)$/.exec(path) ?? [];
    return [...read(`${folder}_rels/${name}.rels`).matchAll(/<Relationship [^>]*>/g)].map(([tag]) => {
      const attribute = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(tag)?.[1] ?? '';
      const target = attribute('Target');
      const resolved = target.startsWith('/') ? target.slice(1) : new URL(target, `http://x/${folder}`).pathname.slice(1);
      return { id: attribute('Id'), kind: attribute('Type').split('/').at(-1), path: resolved };
    });
  };
  const plain = (text: string) =>
    text
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&apos;|&#39;/g, "'")
      .replace(/&amp;/g, '&');
  const paragraphs = (xml: string) =>
    [...xml.matchAll(/<a:p>(.*?)<\/a:p>/gs)].map(([, body = '']) =>
      plain([...body.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join('')),
    );
  const types = read('[Content_Types].xml');
  const main = relationsOf('').find(({ kind }) => kind === 'officeDocument')?.path ?? '';
  const presentation = read(main);
  const [, width = '0', height = '0'] = /<p:sldSz cx="(\d+)" cy="(\d+)"/.exec(presentation) ?? [];
  const links = relationsOf(main);
  const order = [...presentation.matchAll(/<p:sldId [^>]*r:id="([^"]+)"/g)].map(
    ([, id]) => links.find((link) => link.id === id)?.path ?? '',
  );
  const slides = order.map((path) => {
    expect(types).toContain(`PartName="/${path}"`);
    const relations = relationsOf(path);
    expect(relations.filter(({ kind }) => kind === 'slideLayout')).toHaveLength(1);
    for (const relation of relations) expect(parts[relation.path], relation.path).toBeDefined();
    const xml = read(path);
    const shapes = [...xml.matchAll(/<p:sp>(.*?)<\/p:sp>/gs)].map(([, shape = '']) => shape);
    const places = (kind: string) => shapes.filter((shape) => new RegExp(`<p:ph\\s[^>]*type="${kind}"`).test(shape));
    const layout = read(relations.find(({ kind }) => kind === 'slideLayout')?.path ?? '');
    const notes = relations.find(({ kind }) => kind === 'notesSlide');
    return {
      title: places('title').flatMap(paragraphs).join(' '),
      body: places('body')
        .filter((shape) => !shape.includes('name="Section"'))
        .flatMap(paragraphs)
        .filter((text) => text !== ''),
      texts: shapes.flatMap(paragraphs).filter((text) => text !== ''),
      notes: notes ? paragraphs(read(notes.path)).join('\n') : '',
      pictures: [...xml.matchAll(/<a:blip /g)].length,
      charts: relations.filter(({ kind }) => kind === 'chart').length,
      layout: /<p:cSld name="([^"]*)"/.exec(layout)?.[1] ?? '',
    };
  });
  return { width: Number(width), height: Number(height), slides };
}
