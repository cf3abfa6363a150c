import { expect, it } from 'vitest';
import { listConditionChoices } from '@/features/contract/editor/edit-properties/ui/condition-choices';

const parties = [
  { owner: 'one', name: '역할1' },
  { owner: 'two', name: '역할2' },
  { owner: null, name: '보내는 쪽' },
];

it('names the role of fields whose names are alike', () => {
  const fields = [
    { fieldId: 'a', name: '서명', page: 1, receiverUuid: 'one' },
    { fieldId: 'b', name: '서명', page: 1, receiverUuid: 'two' },
    { fieldId: 'c', name: '서명', page: 2, receiverUuid: null },
    { fieldId: 'd', name: '서명', page: 3, receiverUuid: 'removed' },
    { fieldId: 'e', name: '주소', page: 1, receiverUuid: 'one' },
  ];
  expect(listConditionChoices(fields, parties).map(({ label }) => label)).toEqual([
    '역할1 · 서명 (1쪽)',
    '역할2 · 서명 (1쪽)',
    '보내는 쪽 · 서명 (2쪽)',
    '서명 (3쪽)',
    '주소 (1쪽)',
  ]);
});
