import { expect, test } from 'vitest';
import { buildFixUrl } from '@/pages/template/send/preview/model/addresses';

const at = { templateId: 'T', contractId: 'C' };
const people = '/template/send/T/config/single?contractId=C';
const editor = '/contract/send/C/editor';

test.each([
  ['a receiver', { code: 'EMAIL_WRONG', place: { receiverUuid: 'R' } }, `${people}&receiver=R`],
  ['a value of the sender', { code: 'SENDER_VALUE_MISSING', place: { fieldId: 'F' } }, people],
  ['the deadline', { code: 'EXPIRY_PAST', place: { setting: 'EXPIRY' } }, people],
  ['the files', { code: 'TOO_MANY_PAGES', place: { setting: 'FILES' } }, editor],
  ['a signer without a signature', { code: 'SIGNER_WITHOUT_SIGNATURE', place: { receiverUuid: 'R' } }, editor],
  ['a field of a receiver', { code: 'FIELD_OVERLAP', place: { fieldId: 'F', receiverUuid: 'R' } }, editor],
] as const)('a problem with %s is fixed where it is entered', (_, problem, address) => {
  expect(buildFixUrl(problem, at)).toBe(address);
});
