import { expect, it } from 'vitest';
import { listContractPages } from '@/entities/document';
import { draftContract } from '../../support/draft';

const { files } = draftContract();
const sealedPages = files.flatMap(({ file }) =>
  file.pages.map((page) => ({
    ...page,
    fileId: file.fileId,
    pageInFile: page.number,
    imageUrl: `/sealed/${page.number}`,
    largeImageUrl: `/sealed/${page.number}?large`,
  })),
);
const picturesOf = (contract: Parameters<typeof listContractPages>[0]) =>
  listContractPages(contract).map(({ imageUrl }) => imageUrl);

it('shows the sealed pages once there are any, and those of the files before', () => {
  const own = files.flatMap(({ file }) => file.pages.map(({ imageUrl }) => imageUrl));
  expect(own.length).toBeGreaterThan(0);
  expect(picturesOf({ files, sealedPages: [], documentUrl: null })).toEqual(own);
  const sealed = sealedPages.map(({ imageUrl }) => imageUrl);
  expect(picturesOf({ files, sealedPages, documentUrl: '/document' })).toEqual(sealed);
});
