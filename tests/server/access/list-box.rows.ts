import { randomUUID } from 'node:crypto';
import { field } from '../../support/contracts.ts';
import { formOf } from '../../support/files.ts';
import { alone, list, named, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const box = (by: World) => ({ name: `${by.name} ${randomUUID().slice(0, 8)}`, items: [`${by.name} 창고`, '본사'] });
const boxOf = (of: World) => of.api.ok('createListBox', { token: of.token, body: box(of) });
const pathTo = async (of: World) => ({ listBoxId: (await boxOf(of)).listBoxId });

export const LIST_BOX_ROWS: Row[] = [
  list('listListBoxes', 'of the token’s organisation'),
  alone('createListBox', 'it is made here', (by) => ({ token: by.token, body: box(by) })),
  named('getListBox', 'listBoxId', async (of) => {
    const path = await pathTo(of);
    return ({ token }) => ({ token, path });
  }),
  named('getListBoxUses', 'listBoxId', async (of) => {
    const path = await pathTo(of);
    return ({ token }) => ({ token, path });
  }),
  named('changeListBox', 'listBoxId', async (of) => {
    const path = await pathTo(of);
    return (by) => ({ token: by.token, path, body: { version: 1, ...box(by) } });
  }),
  named('importListBoxItems', 'listBoxId', async (of) => {
    const path = await pathTo(of);
    return (by) => ({
      token: by.token,
      path,
      raw: formOf([
        { name: 'mode', bytes: 'APPEND' },
        { name: 'version', bytes: '1' },
        { name: 'file', bytes: `${by.name} 지점\n`, filename: '목록.csv' },
      ]),
    });
  }),
  named('deleteListBox', 'listBoxId', async (of) => {
    const path = await pathTo(of);
    return ({ token }) => ({ token, path });
  }),
  named('putFields', 'fields.listBoxId', async (of) => {
    const { listBoxId } = await boxOf(of);
    return async (by) => {
      const fields = [field(by.draft.fileId, null, { kind: 'LIST', listBoxId })];
      return { token: by.token, path: by.draft.path, body: { version: await by.draft.version(), fields } };
    };
  }),
];
