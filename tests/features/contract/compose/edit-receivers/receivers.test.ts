import { expect, it } from 'vitest';
import {
  toReceiverDraft,
  createPerson,
  toPeople,
  listSigningSteps,
  type Person,
} from '@/features/contract/compose/edit-receivers/model/person';
import { draftReceiver } from '../../../../support/draft';
import {
  findListProblem,
  findPersonProblems,
  findSameContacts,
} from '@/features/contract/compose/edit-receivers/ui/problems';

const defaults = { channels: ['MAIL'], verifications: [] } as const;
const person = (change: Partial<Person> = {}): Person => ({
  ...createPerson(defaults),
  name: '이도윤',
  email: 'doyun@hanbit.example',
  ...change,
});

it('puts people into steps: one after the other, side by side, or all at once', () => {
  const people = [person(), person(), person({ isBeside: true }), person({ role: 'VIEWER' }), person()];
  expect(listSigningSteps({ people, isInOrder: true })).toEqual([1, 2, 2, null, 3]);
  expect(listSigningSteps({ people, isInOrder: false })).toEqual([1, 1, 1, null, 1]);
  // The first receiver can't sign in parallel with an earlier one, even if they were moved to the first position.
  expect(listSigningSteps({ people: [person({ isBeside: true }), person()], isInOrder: true })).toEqual([1, 2]);
});

it.each<[string, Partial<Person>, object]>([
  ['a good one', {}, {}],
  ['no name', { name: ' ' }, { name: '이름을 적어주세요.' }],
  ['40 graphemes with emoji', { name: '👩‍👩‍👧'.repeat(40) }, {}],
  ['51 graphemes', { name: '가'.repeat(51) }, { name: '50자까지 적을 수 있어요.' }],
  [
    'an invisible letter',
    { name: '이\u202E도윤' },
    { name: '보이지 않는 글자가 들어 있어요. 지우고 다시 적어주세요.' },
  ],
  ['full-width letters and an invisible end', { email: 'ＡＢＣ＠ｅｘａｍｐｌｅ．ｃｏｍ\u200B' }, {}],
  ['half a number', { way: 'SMS', phone: '010-3482-273' }, { phone: '번호를 끝까지 적어주세요.' }],
  ['both ways, one missing', { way: 'BOTH' }, { phone: '번호를 끝까지 적어주세요.' }],
  [
    'a code by mail without a mail',
    { way: 'SMS', phone: '01034822731', email: '', verifications: ['EMAIL_CODE'] },
    { email: '메일 주소가 맞는지 확인해주세요.' },
  ],
  [
    'a short access code',
    { verifications: ['ACCESS_CODE'], accessCode: '123' },
    { accessCode: '비밀번호를 4자에서 20자 사이로 정해주세요.' },
  ],
  ['a reader, who proves nothing', { role: 'VIEWER', verifications: ['ACCESS_CODE', 'PHONE_CODE'] }, {}],
  ['301 characters', { message: '가'.repeat(301) }, { message: '300자까지 적을 수 있어요.' }],
])('judges %s', (_, change, problems) => {
  expect(findPersonProblems(person(change))).toEqual(problems);
});

it('judges the list', () => {
  // If only the sender signs, the check before sending decides whether that is enough.
  expect(findListProblem({ people: [] })).toBeNull();
  expect(findListProblem({ people: [person({ role: 'VIEWER' })] })).toBeNull();
  expect(findListProblem({ people: [person({ role: 'APPROVER' })] })).toBe('서명할 분이 한 명은 있어야 해요.');
  expect(findListProblem({ people: Array.from({ length: 51 }, () => person()) })).toBe(
    '받는 분은 50명까지 넣을 수 있어요.',
  );
  expect(findListProblem({ people: [person()] })).toBeNull();
});

it('notices the same contact twice, however it is written', () => {
  const people = [
    person({ phone: '010-3482-2731' }),
    person({ email: 'DOYUN@hanbit.example', phone: '+82 10 3482 2731' }),
  ];
  expect(findSameContacts(people, 1)).toEqual({ email: '1번과 메일 주소가 같아요.', phone: '1번과 번호가 같아요.' });
  expect(findSameContacts(people, 0)).toEqual({});
});

it('saves no more of a message than is taken, and nothing to prove of a reader', () => {
  const draft = toReceiverDraft(
    person({ role: 'VIEWER', verifications: ['ACCESS_CODE'], accessCode: '1234', message: '가'.repeat(400) }),
    null,
    300,
  );
  expect(draft).toMatchObject({ verifications: [], accessCode: null });
  expect(draft.message).toHaveLength(300);
});

it('keeps when a reader gets the document, and no such choice for anybody else', () => {
  const [reader] = toPeople({
    receivers: [draftReceiver({ role: 'VIEWER', order: null, when: 'AT_SENDING' })],
  }).people;
  expect(reader?.when).toBe('AT_SENDING');
  expect(toReceiverDraft(person({ role: 'VIEWER', when: 'AT_SENDING' }), null, 300).when).toBe('AT_SENDING');
  expect(toReceiverDraft(person({ role: 'SIGNER', when: 'AT_SENDING' }), 1, 300).when).toBeNull();
});
