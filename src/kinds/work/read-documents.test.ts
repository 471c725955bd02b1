import { expect, it } from 'vitest';
import { findDocuments, readDocuments } from './read-documents';

const document = { app: 'groundwork', tool: 't', version: 1, data: {} };
const fileOf = (text: string) => new File([text], 'a.json');

it.each<[string, string, number]>([
  ['one document', JSON.stringify(document), 1],
  ['several, behind spaces', `\n ${JSON.stringify([document, document, 5])}`, 2],
  ['something else', '{"records":[]}', 0],
  ['a table', 'name,amount\n"[x]",5', 0],
  ['a text', 'not {json}', 0],
  ['what broke off', '{"app":"groundwork"', 0],
  ['nothing', '', 0],
])('documents are found in a text: %s', (_, text, count) => {
  expect(findDocuments(text)).toHaveLength(count);
});

it('documents are read from a file, which is named where it holds none', async () => {
  expect(await readDocuments(fileOf(JSON.stringify([document])))).toEqual([document]);
  await expect(readDocuments(fileOf('[]'))).rejects.toThrow('This file contains no Groundwork document.');
});
