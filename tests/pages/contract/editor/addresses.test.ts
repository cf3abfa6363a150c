import { expect, it } from 'vitest';
import { buildFixUrl } from '@/pages/contract/editor/model/addresses';

const id = '0198c0de-0000-7000-8000-0000000000c1';
const upload = `/contract/send/upload?contractId=${id}`;

it.each([
  [{ at: 'receiver', receiverUuid: 'r1' }, `/contract/send/${id}/config?receiver=r1`],
  [{ at: 'files' }, upload],
  [{ at: 'setting', setting: 'TITLE' }, upload],
  [{ at: 'setting', setting: 'EXPIRY' }, `/contract/send/${id}/config?setting=EXPIRY`],
] as const)('a problem outside of the editor is fixed on its page: %o', (target, address) => {
  expect(buildFixUrl(target, id)).toBe(address);
});
