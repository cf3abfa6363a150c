import { expect, test } from 'vitest';
import { countFieldsByPage } from '@/pages/contract/upload/model/count-fields';
import { draftContract } from '../../support/draft';
import { storedFile } from '../../support/stored-file';

const field = (fileId: string, page: number) => ({
  fieldId: `${fileId}-${page}`,
  fileId,
  page,
  rect: { x: 0, y: 0, width: 100, height: 40 },
  kind: 'SIGNATURE' as const,
  receiverUuid: null,
  name: '서명',
  required: true,
});
const part = (fileId: string, arrangement: ReturnType<typeof storedFile>['arrangement']) => ({
  firstPage: null,
  file: storedFile({ fileId, arrangement }),
});

test('fields are counted by the pages of the upload, each file for itself', () => {
  const pages = [3, 1].map((page) => ({ page, turn: 0 as const }));
  const contract = draftContract({
    files: [part('plain', null), part('arranged', { fileId: 'upload', pageCount: 3, pages })],
    fields: [field('plain', 2), field('plain', 2), field('arranged', 1), field('arranged', 2)],
  });
  expect([...countFieldsByPage(contract, 'plain')]).toEqual([[2, 2]]);
  expect([...countFieldsByPage(contract, 'arranged')]).toEqual([
    [3, 1],
    [1, 1],
  ]);
  expect([...countFieldsByPage(null, 'plain')]).toEqual([]);
});
