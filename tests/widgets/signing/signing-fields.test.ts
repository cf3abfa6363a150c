import { expect, it } from 'vitest';
import { findDisplayedFile } from '@/widgets/signing/model/signing-fields';

const attachment = { attachmentId: 'a', name: '신분증.png', kind: 'PNG' as const, bytes: 3, url: '/signed' };
const known = { contract: null, attachments: [attachment] };

it('shows a picture as a picture, a file by its name, and never what either is kept under', () => {
  expect(findDisplayedFile(known, { fieldId: 'f', kind: 'IMAGE' }, 'a')).toEqual({
    name: '신분증.png',
    pictureUrl: '/signed',
  });
  expect(findDisplayedFile(known, { fieldId: 'f', kind: 'FILE' }, 'a')).toEqual({
    name: '신분증.png',
    pictureUrl: null,
  });
  expect(findDisplayedFile(known, { fieldId: 'f', kind: 'TEXT' }, 'a')).toBeNull();
});
