import { expect, it } from 'vitest';
import { listFilePages } from '@/entities/document';
import { toProblemTarget } from '@/widgets/field-editor/model/problem-target';
import { storedFile } from '../../support/stored-file';

const file = storedFile();
const pages = listFilePages([file]);
const receiverUuid = '0198c0de-0000-7000-8000-0000000000a1';
const fieldId = '0198c0de-0000-7000-8000-0000000000f1';
const rect = { x: 10, y: 20, width: 100, height: 30 };

it.each([
  [
    'a field, where it stands',
    { code: 'FIELD_TOO_SMALL', place: { fieldId, fileId: file.fileId, page: 1, rect } },
    { at: 'field', fieldId, spot: { index: 0, seen: rect }, isFilled: false },
  ],
  [
    'what the sender has to fill in, into it',
    { code: 'SENDER_VALUE_WRONG', place: { fieldId, fileId: file.fileId, page: 1, rect } },
    { at: 'field', fieldId, spot: { index: 0, seen: rect }, isFilled: true },
  ],
  [
    'a blank without a field',
    { code: 'BLANK_LEFT', place: { fileId: file.fileId, page: 1, rect } },
    { at: 'spot', spot: { index: 0, seen: rect } },
  ],
  [
    'whoever has no field, beside the pages',
    { code: 'RECEIVER_WITHOUT_FIELD', place: { receiverUuid } },
    { at: 'party', owner: receiverUuid },
  ],
  [
    'the card of a signer whose address is wrong',
    { code: 'EMAIL_WRONG', place: { receiverUuid } },
    { at: 'receiver', receiverUuid },
  ],
  ['the deadline', { code: 'EXPIRY_PAST', place: { setting: 'EXPIRY' } }, { at: 'setting', setting: 'EXPIRY' }],
  ['the files', { code: 'TOO_LARGE', place: { setting: 'FILES' } }, { at: 'files' }],
  ['a file', { code: 'SIGNED_NOT_ALONE', place: { fileId: file.fileId } }, { at: 'files' }],
] as const)('leads to %s', (_, problem, goal) => {
  expect(toProblemTarget(problem, pages)).toEqual(goal);
});

it('leads nowhere without a place', () => {
  expect(toProblemTarget({ code: 'NO_SIGNER', place: {} }, pages)).toBeNull();
});
