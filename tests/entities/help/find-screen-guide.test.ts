import { expect, it } from 'vitest';
import { findScreenGuide } from '@/entities/help/guide';

it.each([
  ['/contract/dashboard/normal', 'document-list'],
  ['/contract/0198c0de-0000-7000-8000-000000000001', 'sent-document'],
  ['/contract/send/upload', 'files'],
  ['/contract/send/0198c0de-0000-7000-8000-000000000001/config', 'receivers'],
  ['/contract/send/0198c0de-0000-7000-8000-000000000001/editor', 'fields'],
  ['/template/create/upload', 'templates'],
  ['/template/dashboard/me', 'templates'],
  ['/template/store', 'template-store'],
  ['/setting/group', 'members'],
  ['/notice/guide', undefined],
  ['/setting/faq', undefined],
])('leads from %s to %s', (pathname, guideId) => {
  expect(findScreenGuide(pathname)?.guideId).toBe(guideId);
});

it('names the place of a page that describes several screens', () => {
  expect(findScreenGuide('/setting/group')).toEqual({ guideId: 'members', anchor: 'groups' });
});
