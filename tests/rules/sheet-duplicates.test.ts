import { describe, expect, it } from 'vitest';
import { findDuplicateRows, listPersonKeys } from '#rules/sheet-duplicates.ts';

describe('a person', () => {
  it('is known by their address and their number, however these are written', () => {
    const keys = listPersonKeys({ email: 'kim@example.com', phone: '01012345678' });
    expect(keys).toEqual(['mail:kim@example.com', 'phone:01012345678']);
    expect(listPersonKeys({ email: ' Kim@Example.com', phone: '+82 10-1234-5678' })).toEqual(keys);
    expect(listPersonKeys({ email: '각@example.com'.normalize('NFD'), phone: null })).toEqual(['mail:각@example.com']);
  });

  it('is not known by what is empty', () => {
    expect(listPersonKeys({ email: null, phone: '' })).toEqual([]);
  });
});

/** Returns the number of each row that is the same as an earlier one, by the keys of the people in each slot. */
const find = (...rows: string[][][]) =>
  Object.fromEntries(findDuplicateRows(rows.map((people, row) => ({ row: row + 1, people }))));

describe('a row is the same as an earlier one', () => {
  it('if all of its people are', () => {
    expect(find([['a']], [['b']], [['a']])).toEqual({ 3: 1 });
    expect(find([['a'], ['m']], [['b'], ['m']], [['a'], ['m']])).toEqual({ 3: 1 });
    expect(find([['a'], ['m']], [['m'], ['a']])).toEqual({});
  });

  it('not if they only have the manager who signs them all in common', () => {
    expect(find([['a'], ['m']], [['b'], ['m']], [['c'], ['m']])).toEqual({});
    // Both people are known, but from different rows.
    expect(find([['a'], ['m']], [['b'], ['n']], [['a'], ['n']])).toEqual({});
  });

  it('if one of the keys of each person is the same', () => {
    expect(find([['a', '1']], [['a', '2']], [['b', '1']])).toEqual({ 2: 1, 3: 1 });
    expect(find([['a', '1'], ['m']], [['b', '1'], ['m']])).toEqual({ 2: 1 });
  });

  it('and of many, it is the first', () => {
    expect(find([['a']], [['a']], [['a']])).toEqual({ 2: 1, 3: 1 });
    expect(find([['b', '2']], [['a', '1']], [['a', '2']])).toEqual({ 3: 1 });
    expect(find([['x', '1']], [['y', '2']], [['1'.repeat(2), '2', '1']])).toEqual({ 3: 1 });
  });

  it('if somebody is missing in both, but not in one', () => {
    expect(find([['a'], []], [['a'], []])).toEqual({ 2: 1 });
    expect(find([['a'], ['b']], [['a'], []])).toEqual({});
    expect(find([['a'], []], [['a'], ['b']])).toEqual({});
    expect(find([['a']], [['a'], []])).toEqual({ 2: 1 });
  });

  it('never if there is nobody in it', () => {
    expect(find([[]], [[]], [])).toEqual({});
  });

  it('whichever of its people is rarer', () => {
    expect(find([['m'], ['a']], [['m'], ['b']], [['m'], ['c']], [['m'], ['b']])).toEqual({ 4: 2 });
    expect(find([['a'], ['m']], [['b'], ['m']], [['c'], ['m']], [['b'], ['m']])).toEqual({ 4: 2 });
  });
});
