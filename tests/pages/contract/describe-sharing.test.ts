import { expect, test } from 'vitest';
import { describeSharing } from '@/pages/contract/detail/model/describe-sharing';

const group = (groupId: string, name: string) => ({ groupId, name, organizationMemberUuids: [], version: 1 });
const GROUPS = [group('a', '인사'), group('b', '영업 1팀'), group('c', '법무')];

test.each([
  [[], GROUPS, null],
  [['a'], GROUPS, '인사'],
  [['a', 'b'], GROUPS, '영업 1팀, 인사'],
  [['a', 'b'], undefined, '그룹 2개'],
  [['a', 'gone'], GROUPS, '그룹 2개'],
])('shared with %j', (ids, groups, words) => {
  expect(describeSharing(ids, groups)).toBe(words);
});
