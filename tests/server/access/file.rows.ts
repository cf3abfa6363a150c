import { uploadForm } from '../../support/files.ts';
import { pageOf } from './documents.ts';
import { alone, named, partsOf, type Row } from './rows.ts';
import type { World } from './worlds.ts';

const file = async (of: World) => {
  const { fileId } = await of.makeFile();
  return fileId;
};
const look = async (by: World) => {
  const { token, api } = by;
  return api.ok('getFile', { token, path: { fileId: await file(by) } });
};

const FORGED = '403 ADDRESS_FORGED';

export const FILE_ROWS: Row[] = [
  alone('uploadFile', 'it is made here', ({ token, latin, name }) => ({
    token,
    raw: uploadForm(pageOf(latin), { filename: `${name}.pdf` }),
  })),
  alone('prepareForFiles', 'it is about the server'),
  named('getFile', 'fileId', async (of) => {
    const path = { fileId: await file(of) };
    return ({ token }) => ({ token, path });
  }),
  named('confirmFile', 'fileId', async (of) => {
    const path = { fileId: await file(of) };
    return ({ token }) => ({ token, path, body: { confirmed: true } });
  }),
  named('arrangePages', 'fileId', async (of) => {
    const path = { fileId: await file(of) };
    return ({ token }) => ({ token, path, body: { pages: [{ page: 1, turn: 90 }] } });
  }),
  named('suggestFields', 'fileId', async (of) => {
    const path = { fileId: await file(of) };
    return ({ token }) => ({ token, path });
  }),
  named('getFilePage', 'fileId, by a token', async (of) => {
    const path = { fileId: await file(of), page: '1' };
    return ({ token }) => ({ token, path });
  }),
  named(
    'getFilePage',
    'fileId, by an address of one’s own',
    async (of) => {
      const [page] = (await look(of)).pages;
      const { path, query } = partsOf(page?.imageUrl, { fileId: -3, page: -1 });
      return async (by) => {
        if (by === of) return { path, query };
        const { sig = '' } = partsOf((await look(by)).pages[0]?.imageUrl, {}).query;
        return { path, query: { ...query, sig } };
      };
    },
    FORGED,
  ),
  named('getFileContent', 'fileId, by a token', async (of) => {
    const path = { fileId: await file(of) };
    return ({ token }) => ({ token, path });
  }),
  named('getFileContent', 'fileId, as it was uploaded', async (of) => {
    const path = { fileId: await file(of) };
    return ({ token }) => ({ token, path, query: { original: 'true' } });
  }),
  named(
    'getFileContent',
    'fileId, by an address of one’s own',
    async (of) => {
      const { path, query } = partsOf((await look(of)).documentUrl, { fileId: -2 });
      return async (by) =>
        by === of ? { path, query } : { path, query: partsOf((await look(by)).documentUrl, {}).query };
    },
    FORGED,
  ),
];
