import { describe, expect, test } from 'vitest';
import {
  addPerson,
  countRecipients,
  formatRecipientCount,
  NO_RECIPIENTS,
  removePerson,
  toggleContact,
  toggleGroup,
  toRecipients,
} from '@/features/batch/send-to-contacts/model/chosen-recipients';
import {
  describeMissingContact,
  findEnteredPersonProblems,
} from '@/features/batch/send-to-contacts/model/entered-person';
import { exampleContact } from '../../../support/example-batch.ts';

const site = { contactGroupId: 'site', name: '현장', contacts: 24 };
const office = { contactGroupId: 'office', name: '사무실', contacts: 6 };
const inSite = exampleContact('문예린', { contactGroupIds: ['site'] });
const alone = exampleContact('임시온');
const typed = { key: 'typed', name: '이도윤', title: '', email: 'doyun@hanbit.example', phone: '' };

describe('the people chosen', () => {
  test('are counted once if they are in a chosen group', () => {
    const chosen = [inSite, alone].reduce(toggleContact, toggleGroup(NO_RECIPIENTS, site));
    expect(countRecipients(chosen)).toEqual({ count: 25, isExact: true });
    expect(formatRecipientCount(chosen)).toBe('25명');
  });
  test('of two groups are at most so many', () => {
    expect(formatRecipientCount([site, office].reduce(toggleGroup, NO_RECIPIENTS))).toBe('최대 30명');
  });
  test('are taken out again', () => {
    const chosen = addPerson(toggleContact(toggleGroup(NO_RECIPIENTS, site), alone), typed);
    expect(removePerson(toggleContact(toggleGroup(chosen, site), alone), 'typed')).toEqual(NO_RECIPIENTS);
  });
  test('are asked for by what the server knows of them', () => {
    expect(toRecipients(addPerson(toggleContact(toggleGroup(NO_RECIPIENTS, site), alone), typed))).toEqual({
      contactIds: ['임시온'],
      contactGroupIds: ['site'],
      people: [{ name: '이도윤', title: '', email: 'doyun@hanbit.example', phone: null }],
    });
  });
});

describe('somebody who cannot be reached', () => {
  test.each([
    [{ email: true, phone: false }, { email: null, phone: '01000000000' }, '메일 주소가 없어요'],
    [{ email: true, phone: true }, { email: null, phone: null }, '메일 주소와 휴대폰 번호가 없어요'],
    [{ email: false, phone: true }, { email: 'a@b.example', phone: null }, '휴대폰 번호가 없어요'],
    [{ email: false, phone: true }, { email: null, phone: '01000000000' }, null],
  ])('needs %o and has %o', (needs, has, words) => expect(describeMissingContact(needs, has)).toBe(words));
  test('is not added', () => {
    const needs = { email: true, phone: false };
    expect(Object.keys(findEnteredPersonProblems({ ...typed, name: ' ', email: 'nobody' }, needs))).toEqual([
      'name',
      'email',
    ]);
    expect(findEnteredPersonProblems(typed, needs)).toEqual({});
    expect(Object.keys(findEnteredPersonProblems({ ...typed, phone: '010' }, needs))).toEqual(['phone']);
  });
});
