import { describe, expect, it, test } from 'vitest';
import { countCp949Bytes, decodeCp949, toCp949Text } from '../../../server/text/cp949.ts';

const SYLLABLES = Array.from({ length: 11_172 }, (_, place) => String.fromCodePoint(0xac00 + place));

describe('texts for carriers', () => {
  it('keep every syllable of modern Korean, two bytes each', () => {
    const all = SYLLABLES.join('');
    expect(toCp949Text(all)).toBe(all);
    expect(countCp949Bytes(all)).toBe(2 * SYLLABLES.length);
  });

  it('keep rare syllables, hanja and signs', () => {
    const text = '뷁 똠방각하 펲시콜라 金 ○ 「」 ㈜ €';
    expect(toCp949Text(text)).toBe(text);
  });

  it('have a box for what the code page does not hold', () => {
    expect(toCp949Text('é한😀')).toBe('□한□');
    expect(countCp949Bytes(toCp949Text('é한😀'))).toBe(6);
  });
});

describe('bytes of the code page', () => {
  test.each([
    ['94ee', '뷁'],
    ['8c63', '똠'],
    ['bc84', '펲'],
    ['c0ccb5b5c0b1', '이도윤'],
    ['61622c31', 'ab,1'],
  ])('%s is %s', (hex, text) => expect(decodeCp949(Buffer.from(hex, 'hex'))).toBe(text));

  test.each(['ffff', 'c7', '80', 'c9a1', '8130'])('%s is none of it', (hex) =>
    expect(decodeCp949(Buffer.from(hex, 'hex'))).toBeNull(),
  );
});
