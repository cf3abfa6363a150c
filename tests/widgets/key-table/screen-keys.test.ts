import { expect, test } from 'vitest';
import { listScreenKeys } from '@/widgets/key-table/model/screen-keys';

const EVERYWHERE = ['어디서나', '찾기에서'];

test.each([
  ['/dashboard', EVERYWHERE],
  ['/contract/dashboard/normal', ['문서 줄에서', ...EVERYWHERE]],
  ['/contract/0198c0de-0000-7000-8000-000000000001', ['문서 내용', '보낸 문서', ...EVERYWHERE]],
  ['/template/0198c0de-0000-7000-8000-000000000001', ['문서 내용', ...EVERYWHERE]],
  ['/template/store', EVERYWHERE],
  ['/template/dashboard', ['템플릿에서', ...EVERYWHERE]],
  ['/contract/dashboard/direct-url', EVERYWHERE],
])('%s has its keys', (pathname, titles) => {
  expect(listScreenKeys(pathname).map(({ title }) => title)).toEqual(titles);
});
