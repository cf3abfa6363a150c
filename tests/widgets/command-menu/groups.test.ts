import { expect, test } from 'vitest';
import { groupSearchResults } from '@/widgets/command-menu/model/group-search-results';
import { groupInitialRows, groupCommands, groupLocalRows } from '@/widgets/command-menu/model/group-local-rows';
import { listCommands } from '@/widgets/command-menu/model/list-commands';
import type { MenuGroup } from '@/widgets/command-menu/model/menu-row';

const NONE = { items: [], hasMore: false };
const labels = (groups: readonly MenuGroup[]) =>
  groups.map(({ title, rows }) => [title, ...rows.map(({ label }) => label)]);
const guide = (place: number) => ({
  guideId: `g${place}`,
  title: `서명 ${place}`,
  task: '보내기',
  summary: '',
  words: '',
  headings: [],
});
const local = {
  commands: listCommands(['CONTRACT_SEND', 'MEMBER_MANAGE', 'TEMPLATE_MANAGE']),
  opened: [],
  places: [
    { to: '/setting/member', label: '멤버', group: '내 조직' },
    { to: '/setting/mail', label: '메일 문구', group: '보낼 때' },
  ],
  guides: Array.from({ length: 6 }, (_, place) => guide(place)),
  notices: [],
};

test('commands are those that one may carry out', () => {
  const always = ['내 차례인 문서 보기', '내 서명과 도장 만들기'];
  expect(listCommands([]).map(({ label }) => label)).toEqual(always);
  expect(listCommands(['CONTRACT_SEND']).map(({ label }) => label)).toEqual([
    '문서 보내기',
    '템플릿으로 보내기',
    ...always,
  ]);
  expect(listCommands(['MEMBER_MANAGE']).map(({ label }) => label)).toEqual(['멤버 초대하기', ...always]);
  expect(listCommands(['TEMPLATE_MANAGE']).map(({ label }) => label)).toEqual(['템플릿 만들기', ...always]);
});

test('nothing typed shows what was opened last, if anything was, and the commands', () => {
  expect(groupInitialRows(local).map(({ title }) => title)).toEqual(['할 수 있는 일']);
  const opened = [{ kind: 'contract' as const, title: '공급 계약서', to: '/contract/1' }];
  expect(labels(groupInitialRows({ ...local, opened }))[0]).toEqual(['최근에 연 것', '공급 계약서']);
});

test('commands and pages are found by words in any order and by initial consonants', () => {
  expect(labels(groupCommands(local, '초대 멤버'))).toEqual([['할 수 있는 일', '멤버 초대하기']]);
  expect(labels(groupCommands(local, 'ㅁㅂㅊㄷ'))).toEqual([['할 수 있는 일', '멤버 초대하기']]);
  expect(groupCommands(local, '없는')).toEqual([]);
  expect(labels(groupLocalRows(local, '조직 멤버'))).toEqual([['바로 가기', '멤버']]);
});

test('five of the guide are shown, and the sixth by its list', () => {
  expect(labels(groupLocalRows(local, '서명'))).toEqual([
    ['도움말', '서명 0', '서명 1', '서명 2', '서명 3', '서명 4', '도움말에서 모두 보기'],
  ]);
});

test('every list that found something ends in itself, searched for the same words', () => {
  const members = {
    items: [
      { organizationMemberUuid: 'm1', name: null, email: 'a+b@hanbit.example', memberStatusType: 'INVITED' as const },
    ],
    hasMore: false,
  };
  const [group, ...others] = groupSearchResults(
    { contracts: NONE, templates: NONE, contacts: NONE, members },
    '한 빛&',
  );
  expect(others).toEqual([]);
  expect(group?.rows).toEqual([
    {
      id: 'member:m1',
      kind: 'member',
      label: 'a+b@hanbit.example',
      note: '초대 중',
      to: '/setting/member?search=a%2Bb%40hanbit.example',
    },
    {
      id: 'more:/setting/member',
      kind: 'more',
      label: '멤버에서 모두 보기',
      to: '/setting/member?search=%ED%95%9C+%EB%B9%9B%26',
    },
  ]);
});

test('writes the phone of a contact without a mail address as everywhere', () => {
  const item = { contactId: 'c1', name: '이도윤', company: '동해포장', email: null, phone: '01034822731' };
  const contacts = { items: [item], hasMore: false };
  const [group] = groupSearchResults({ contracts: NONE, templates: NONE, contacts, members: NONE }, '이도윤');
  expect(group?.rows[0]?.note).toBe('동해포장 · 010-3482-2731');
});
