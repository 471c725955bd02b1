import { beforeEach, describe, expect, it } from 'vitest';
import { receiveTab } from './receive-tab';
import { emptyWorkspace, useWorkspace } from './store';

const { getState } = useWorkspace;
const line = { id: '1', name: 'Acme', website: '', strengths: [], weaknesses: [], pricing: '' };
const document = { app: 'groundwork', tool: 't', version: 1, data: {} };

describe('a reload', () => {
  beforeEach(() => useWorkspace.setState({ ...emptyWorkspace, lists: { rivals: [line] } }, true));

  it.each<[string, unknown, number, number]>([
    ['documents alone', { documents: [document] }, 1, 1],
    ['documents as earlier versions carried them', [document, document], 1, 2],
    ['one document', document, 1, 0],
    ['no lists', { documents: [document], lists: {} }, 1, 1],
    ['lists that are none', { documents: [document], lists: null }, 1, 1],
    ['lists in words', { documents: [document], lists: 'rivals' }, 1, 1],
    ['lists', { documents: [], lists: { rivals: [line, { ...line, id: '2' }] } }, 2, 0],
    ['a list that is empty now', { lists: { rivals: [] } }, 0, 0],
    ['nothing', null, 1, 0],
    ['nothing at all', undefined, 1, 0],
    ['words', 'x', 1, 0],
  ])('a tab takes in what was carried: %s', async (_, carried, lines, documents) => {
    await receiveTab(carried);
    expect([getState().lists.rivals?.length, Object.keys(getState().arrived).length]).toEqual([lines, documents]);
  });
});
