import { expect, it } from 'vitest';
import { listFilePages, placeFields } from '@/entities/document';
import { createEditorPages } from '@/features/contract/editor/place-fields/model/field-set';
import { listInReadingOrder } from '@/features/contract/editor/place-fields/model/reading-order';
import { listSigningFields } from '@/features/receiver/sign-document/model/signing-fields';
import { signContract, signField } from '../../../support/sign-contract';

type Field = ReturnType<typeof signField>;
const OTHER_FILE = '0198c0de-0000-7000-8000-0000000000f2';
const contract = signContract();
const [first, second] = contract.pages;
if (!first || !second) throw new Error('The sample has two pages.');
/** A second file, whose single page follows the two pages of the first. */
const pages = [first, second, { ...second, number: 3, fileId: OTHER_FILE, pageInFile: 1 }];

const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);
const asEdited = (fields: Field[]) =>
  names(
    listInReadingOrder(
      fields,
      createEditorPages(
        pages.map(({ fileId, pageInFile, width, height }) => ({
          fileId,
          page: pageInFile,
          shape: { width, height, rotation: 0 },
        })),
      ),
    ),
  );
const asLed = (fields: Field[]) => names(listSigningFields(signContract({ pages, fields })));
const asRehearsed = (fields: Field[]) =>
  names(
    placeFields(
      fields,
      listFilePages(
        [first.fileId, OTHER_FILE].map((fileId) => ({
          fileId,
          documentUrl: null,
          pages: pages
            .filter((page) => page.fileId === fileId)
            .map((page) => ({ ...page, number: page.pageInFile, rotation: 0 as const })),
        })),
      ),
    ),
  );

const at = (name: string, x: number, y: number, change: Partial<Field> = {}) =>
  signField(names(contract.fields).length, { fieldId: name, name, rect: { x, y, width: 80, height: 22 }, ...change });

const scenes: [string, Field[], string[]][] = [
  ['two on one line, whose tops differ by a hair', [at('right', 300, 99.9), at('left', 100, 100)], ['left', 'right']],
  [
    'a tab order on page 2 alone',
    [
      at('page 2, later', 10, 10, { page: 2 }),
      at('page 2, first', 10, 500, { page: 2, tabOrder: 1 }),
      at('page 1', 10, 10),
    ],
    ['page 1', 'page 2, first', 'page 2, later'],
  ],
  [
    'page 1 of the second file after page 2 of the first',
    [at('page 3', 10, 10, { fileId: OTHER_FILE }), at('page 2', 10, 700, { page: 2 }), at('page 1', 10, 800)],
    ['page 1', 'page 2', 'page 3'],
  ],
];

it.each(scenes)('leads a signer as the editor shows it: %s', (_, fields, expected) => {
  expect([asEdited(fields), asLed(fields), asRehearsed(fields)]).toEqual([expected, expected, expected]);
});
