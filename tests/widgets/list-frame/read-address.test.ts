import { expect, it } from 'vitest';
import { readChoice, readPage, readSearch, readUuid } from '@/widgets/list-frame/model/read-address';

const at = (words: string) => new URLSearchParams(words);
const ID = '0198c0de-0000-7000-8000-0000000000d1';

it('reads the number of a page', () => {
  expect(readPage(at('page=7'), 50)).toBe(7);
  expect(readPage(at('page=50'), 50)).toBe(50);
});

it.each(['', 'page=', 'page=0', 'page=-1', 'page=1.5', 'page=51', 'page=last'])(
  'begins at the first page for ‘%s’',
  (words) => {
    expect(readPage(at(words), 50)).toBe(1);
  },
);

it('reads the search as far as 100 characters', () => {
  expect(readSearch(at('search=%EA%B3%84%EC%95%BD'))).toBe('계약');
  expect(readSearch(at(`search=${'a'.repeat(150)}`))).toBe('a'.repeat(100));
  expect(readSearch(at(''))).toBe('');
});

it('reads an id', () => {
  expect(readUuid(at(`group=${ID}`), 'group')).toBe(ID);
});

it.each(['', 'group=', 'group=1', `group=${ID}0`, `folder=${ID}`])('finds no id in ‘%s’', (words) => {
  expect(readUuid(at(words), 'group')).toBeNull();
});

it('reads only what can be chosen', () => {
  const choices = [{ value: 'NEW' }, { value: 'OLD' }];
  expect(readChoice(at('age=OLD'), 'age', choices)).toBe('OLD');
  expect(readChoice(at('age=old'), 'age', choices)).toBeNull();
  expect(readChoice(at(''), 'age', choices)).toBeNull();
});
