import { describe, expect, it } from 'vitest';
import { drawRules, drawSides, suggestOn, typeText } from '../../support/documents/typed-page.ts';

type Page = Parameters<typeof suggestOn>[0];
const namesOn = (page: Page) => suggestOn(page).map(({ name }) => name);

describe('the borders of a table', () => {
  it('do not divide a merged cell, even if they are drawn column by column', () => {
    const words = [
      ...['성명', '소속'].flatMap((text, index) => typeText(text, 60 + index * 240, 700)),
      ...typeText('시설', 60, 670),
      ...typeText('□ 운동장   □ 체육관   □ 수영장   □ 회의실', 160, 670),
      ...typeText('연락처', 60, 640),
      ...typeText('부대 설비', 60, 610),
      ...typeText('□ 조명   □ 음향   □ 전광판', 160, 610),
      ...['직위', '사번'].flatMap((text, index) => typeText(text, 60 + index * 240, 580)),
    ];
    const lines = [
      ...drawRules([722, 692, 662, 632, 602, 572], 50, 150, 290, 380, 520),
      ...drawSides([150], 572, 722),
      ...drawSides([290, 380], 692, 722),
      ...drawSides([290, 380], 572, 602),
    ];
    expect(namesOn({ words, lines }).join(' ')).toBe(
      '성명 소속 운동장 체육관 수영장 회의실 연락처 조명 음향 전광판 직위 사번',
    );
  });

  it('are completed on the left and right of each table, whatever is below it', () => {
    const words = [
      ...typeText('성명', 60, 700),
      ...typeText('주소', 60, 670),
      ...typeText('연락처', 60, 640),
      ...typeText('아래 내용을 잘 읽었습니다.', 60, 590),
    ];
    const lines = [
      ...drawRules([722, 692, 662, 632], 50, 520),
      ...drawSides([150], 632, 722),
      ...drawRules([610, 570], 50, 520),
      ...drawSides([50, 520], 570, 610),
    ];
    expect(suggestOn({ words, lines }).map(({ name, rect }) => [name, Math.round(rect.x)])).toEqual([
      ['성명', 152],
      ['주소', 152],
      ['연락처', 152],
    ]);
  });
});
