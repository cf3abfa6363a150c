import { expect, it } from 'vitest';
import { fillPerson, isBlank, createPerson } from '@/features/contract/compose/edit-receivers/model/person';

const blank = createPerson({ channels: ['MAIL'], verifications: ['EMAIL_CODE'] });
const me = { name: '김지수', title: '', email: 'jisu@hanbit.example', phone: null };

it('knows a card that waits for somebody', () => {
  expect(isBlank(blank)).toBe(true);
  expect(isBlank({ ...blank, name: ' ' })).toBe(true);
  expect(isBlank({ ...blank, phone: '010' })).toBe(false);
});

it('fills it with somebody known and keeps what was set on it', () => {
  const filled = fillPerson({ ...blank, role: 'APPROVER' }, me);
  expect(filled).toMatchObject({ key: blank.key, role: 'APPROVER', name: '김지수', email: 'jisu@hanbit.example' });
  expect(filled.verifications).toEqual(['EMAIL_CODE']);
  expect(fillPerson(blank, { ...me, email: null, phone: '01012345678' }).way).toBe('SMS');
});
