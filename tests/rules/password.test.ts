import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from '../../rules/common-passwords.ts';
import { isGoodPassword, checkPassword } from '../../rules/password.ts';

const ticks = (password: string, email = 'jisu.kim@hanbit.example') => {
  const { length, mix, notEasy } = checkPassword(password, email, COMMON_PASSWORDS);
  return [length, mix, notEasy];
};

const isGood = (password: string) => isGoodPassword(password, 'a@b.c', COMMON_PASSWORDS);

describe('the three ticks', () => {
  test.each([
    ['', [false, false, false]],
    ['aB3$', [false, true, true]],
    ['abcdefgx', [true, false, true]],
    ['Barley71', [true, true, true]],
    ['가나다라마바사아', [true, false, true]],
    ['가나다라Abc1', [true, true, true]],
    ['harbour light', [true, true, true]],
    ['Password1!', [true, true, false]],
    ['PASSWORD1234', [true, true, false]],
    ['aaaaaaaaaaaaaa', [true, true, false]],
    ['jisu.kim', [true, false, false]],
    ['My-JISU.KIM-9', [true, true, false]],
    ['ABCDEF12', [true, false, true]],
    ['abcdef12', [true, false, true]],
    ['abcdEF!?', [true, true, true]],
    ['12345678', [true, false, false]],
  ])('%s', (password, expected) => expect(ticks(password)).toEqual(expected));

  test('a short local part may occur in the password', () => {
    expect(ticks('Harbour-jk-9', 'jk@hanbit.example')).toEqual([true, true, true]);
    expect(ticks('Harbour-jisu-9', 'jisu@hanbit.example')).toEqual([true, true, false]);
    expect(ticks('Harbour-9', 'no address')).toEqual([true, true, true]);
  });

  test('a character counts once in either form', () => {
    expect(ticks('가나다라'.normalize('NFD'))).toEqual(ticks('가나다라'));
  });

  test('64 characters are the maximum, counted as characters and not as bytes or code units', () => {
    const pieces = ['항', '구', '의', '불', '빛', '🌊', '🌅'];
    const long = Array.from({ length: 64 }, (_, place) => pieces[place % pieces.length]).join('');
    expect([isGood(long), isGood(long.normalize('NFD')), isGood(`${long}x`)]).toEqual([true, true, false]);
  });
});

test('the common ones are lower case and a few hundred', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
  expect(COMMON_PASSWORDS.has('')).toBe(false);
  for (const word of COMMON_PASSWORDS) expect(word).toBe(word.toLowerCase().normalize('NFC'));
});
