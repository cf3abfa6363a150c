import { expect, test } from 'vitest';
import { toCanonicalJson } from '../../rules/canonical-json.ts';

test('RFC 8785, section 3.2.2: the example of the standard', () => {
  const value = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  expect(toCanonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('RFC 8785, section 3.2.3: names stand in the order of their UTF-16 units', () => {
  const names = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
  expect(Object.values(JSON.parse(toCanonicalJson(names)))).toHaveLength(7);
  expect([...toCanonicalJson(names).matchAll(/:(\d)/g)].map(([, place]) => Number(place))).toEqual([
    2, 4, 6, 7, 1, 5, 3,
  ]);
});

test.each([
  [0, '0'],
  [-0, '0'],
  [Number.MIN_VALUE, '5e-324'],
  [Number.MAX_VALUE, '1.7976931348623157e+308'],
  [9007199254740992, '9007199254740992'],
  [1e21, '1e+21'],
  [0.000001, '0.000001'],
  [1e-7, '1e-7'],
])('%d is written %s', (value, text) => expect(toCanonicalJson(value)).toBe(text));

test('texts are not composed anew', () => {
  const [composed, decomposed] = ['한', '한'.normalize('NFD')];
  expect(toCanonicalJson(decomposed)).not.toBe(toCanonicalJson(composed));
  expect(JSON.parse(toCanonicalJson(decomposed))).toBe(decomposed);
});

test.each([
  [undefined],
  [Number.NaN],
  [Infinity],
  [1n],
  ['\ud800'],
  [{ a: undefined }],
  [new Date(0)],
  [new Map()],
  [() => 1],
  [Symbol('a')],
  [Object.create({ inherited: true })],
])('%s is not JSON', (value) => expect(() => toCanonicalJson(value)).toThrow(TypeError));
