import { expect, it } from 'vitest';
import { splitEmails } from '@/features/member/invite-members/model/split-emails';

it.each([
  ['홍길동 <hong@team.example>', ['hong@team.example']],
  ['<hong@team.example>', ['hong@team.example']],
  ['홍길동 ＜hong@team.example＞', ['hong@team.example']],
  ['"Hong, Gil-dong" <hong@team.example>, 이도윤 <lee@team.example>;', ['hong@team.example', 'lee@team.example']],
  ['홍길동 <hong@team.example>\n이도윤 < lee@team.example >', ['hong@team.example', 'lee@team.example']],
  [
    'kim@team.example 홍길동 <hong@team.example> park@team.example',
    ['kim@team.example', 'hong@team.example', 'park@team.example'],
  ],
  ['kim@team.example, hong@team.example', ['kim@team.example', 'hong@team.example']],
  ['홍길동 <hong>', ['홍길동', '<hong>']],
  ['kim@team.example\u200B', ['kim@team.example']],
])('reads the addresses in %j', (text, emails) => {
  expect(splitEmails(text)).toEqual(emails);
});
