import { describe, expect, it } from 'vitest';
import { measurePrintedText, setShapedMeasure } from '#rules/character-widths.ts';
import { needsShaping, splitByScript } from '#rules/shaped-text.ts';
import { breakLines } from '#rules/text-layout.ts';
import { splitWords } from '#rules/words.ts';

const parts = (text: string) => splitByScript(text).map(({ text: part, script }) => [part, script]);

describe('text that is shaped', () => {
  it.each(['김민수 Kim 010-1234', '甲 龍 张伟', 'Nguyễn Thị', 'Ганболд Цэцэгмаа', 'ひらがな', '“따옴표” …', ''])(
    'is not %s',
    (text) => {
      expect(needsShaping(text.normalize('NFC'))).toBe(false);
    },
  );

  it('is split where its script begins and ends, and loses nothing', () => {
    expect(parts('이름: สมชาย ใจดี')).toEqual([
      ['이름: ', null],
      ['สมชาย', 'Thai'],
      [' ', null],
      ['ใจดี', 'Thai'],
    ]);
    expect(parts('छु। 12')).toEqual([
      ['छु।', 'Deva'],
      [' 12', null],
    ]);
    expect(parts('x\u0323y')).toEqual([
      ['x\u0323', 'Latn'],
      ['y', null],
    ]);
    for (const text of ['ශ්‍රී ලංකා', 'محمد (نعم) 2026', 'ខ្ញុំ a', '\u0301', '😀 မြန်မာ'])
      expect(
        splitByScript(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });

  it('tells where each part begins', () => {
    const text = 'a สมชาย b ខ្ញុំ';
    for (const { text: part, start } of splitByScript(text)) expect(text.slice(start, start + part.length)).toBe(part);
  });
});

describe('words', () => {
  it('end with a space, or where a script without spaces has its words', () => {
    expect(splitWords('서울 마포구 1')).toEqual(['서울 ', '마포구 ', '1']);
    expect(splitWords('ฉันรักเธอ')).toEqual(['ฉัน', 'รัก', 'เธอ']);
    expect(splitWords('รัก (เธอ)').join('')).toBe('รัก (เธอ)');
  });

  it('are not torn between a character and its marks', () => {
    const lines = breakLines('ขขข', 10, 15, (text, size) => Array.from(text).length * size);
    expect(lines.join('')).toBe('ขขข');
    const marked = breakLines('กี่กี่', 10, 15, (text, size) => text.replaceAll(/\p{M}/gu, '').length * size);
    expect(marked).toEqual(['กี่', 'กี่']);
  });
});

it('is estimated until its font is there, and measured after', () => {
  expect(measurePrintedText('กี่', 10)).toBeCloseTo(6);
  setShapedMeasure((text, script) => (script === 'Thai' ? text.length : null));
  expect(measurePrintedText('กี่', 10)).toBe(30);
  expect(measurePrintedText('ខ្ញុំ', 10)).toBeGreaterThan(0);
  expect(measurePrintedText('a กี่', 10)).toBeCloseTo(measurePrintedText('a ', 10) + 30);
  setShapedMeasure(() => null);
});
