import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

let made = 0;
export async function makeListBox(api: TestApp, { accessJwt: token }: Person, items: string[]) {
  made += 1;
  const { listBoxId } = await api.ok('createListBox', { token, body: { name: `목록 ${made}`, items } });
  const path = { listBoxId };
  let version = 1;
  return {
    listBoxId,
    async change(next: string[]) {
      ({ version } = await api.ok('changeListBox', { token, path, body: { version, items: next } }));
    },
    remove: () => api.call('deleteListBox', { token, path }),
  };
}

export const listWish = (listBoxId: string, more = {}) => ({
  kind: 'LIST' as const,
  name: '근무지',
  listBoxId,
  ...more,
});
