import { describe, expect, it } from 'vitest';
import { drawRules, drawSides, suggestOn, typeTable, typeText } from '../../support/documents/typed-page.ts';

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

/** Types rows between lines, with nothing between their columns. */
const ruled = (rows: readonly (readonly [label: string, rest?: string])[]) => ({
  words: rows.flatMap(([label, rest = ''], index) => [
    ...typeText(label, 60, 700 - index * 30),
    ...typeText(rest, 150, 700 - index * 30),
  ]),
  lines: drawRules([...rows.map((_, index) => 722 - index * 30), 722 - rows.length * 30], 50, 500),
});

describe('rows with lines between them and nothing between their columns', () => {
  it('have a blank behind their labels, and their lines are no blanks', () => {
    const found = suggestOn(
      ruled([
        ['공사명'],
        ['계약금액', '금                     원'],
        ['공사 기간', '    년    월    일 ~      년    월    일'],
        ['현장'],
      ]),
    );
    expect(found.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      '공사명 TEXT',
      '계약금액 AMOUNT',
      '공사 기간 시작일 DATE',
      '공사 기간 종료일 DATE',
      '현장 TEXT',
    ]);
  });

  it('belong to the person beside a line that begins behind the labels', () => {
    const words = [
      ...typeText('신청인', 60, 685),
      ...typeText('성명                    연락처', 150, 700),
      ...typeText('생년월일       년     월     일', 150, 670),
      ...typeText('대리인', 60, 625),
      ...typeText('성명                    연락처', 150, 640),
      ...typeText('생년월일       년     월     일', 150, 610),
      ...typeText('신청 사유', 60, 580),
      ...['신청인                    (인)', '대리인                    (인)'].flatMap((text, index) =>
        typeText(text, 300, 500 - index * 30),
      ),
    ];
    const lines = [...drawRules([722, 662, 602, 572], 50, 540), ...drawRules([692, 632], 140, 540)];
    expect(suggestOn({ words, lines }).map(({ name, partyName }) => `${partyName}: ${name}`)).toEqual([
      ...['성명', '연락처', '생년월일'].map((name) => `신청인: ${name}`),
      ...['성명', '연락처', '생년월일'].map((name) => `대리인: ${name}`),
      '신청인: 신청 사유',
      '신청인: 신청인',
      '신청인: 신청인 날인',
      '대리인: 대리인',
      '대리인: 대리인 날인',
    ]);
  });

  it('have no blank in a row that heads those below it', () => {
    const page = ruled([['신청 내용'], ['희망 부서'], ['희망 일자'], ['사유']]);
    const words = page.words.map((word, index) => (index < 2 ? { ...word, fontName: 'BatangBold' } : word));
    expect(namesOn({ ...page, words })).toEqual(['희망 부서', '희망 일자', '사유']);
  });

  it('are left to the lines if most of them have no label, as where a letter is written', () => {
    const words = typeText('하고 싶은 말을 적어 주십시오.', 60, 740);
    expect(suggestOn({ words, lines: drawRules([700, 670, 640, 610], 50, 500) })).toHaveLength(4);
  });
});

it('the line above footnotes is no blank', () => {
  const words = [...typeText('성명:', 60, 700), ...typeText('1) 시공한 부분의 대금에 한합니다.', 60, 100)];
  expect(namesOn({ words, lines: drawRules([118], 60, 180) })).toEqual(['성명']);
});

const photoBox = (text: string, width: number, height: number) => ({
  words: typeText(text, 60, 700),
  lines: [...drawRules([722, 722 - height], 50, 50 + width), ...drawSides([50, 50 + width], 722 - height, 722)],
});

describe('a box for a photo', () => {
  it.each(['사  진', '사진 (3×4cm)', '증명사진', '사진 붙이는 곳', '사진 3.5cm×4.5cm'])('is a picture: %s', (text) => {
    expect(suggestOn(photoBox(text, 100, 120)).map(({ kind, name }) => `${kind} ${name}`)).toEqual(['IMAGE 사진']);
  });

  it('is as tall as a photo, and asks for nothing else', () => {
    expect(suggestOn(photoBox('사진 (3×4cm)', 100, 30))).toEqual([]);
    expect(suggestOn(photoBox('사진 게시에 동의', 120, 130))).toEqual([]);
    expect(suggestOn(photoBox('사진 (3×4cm)', 120, 250))).toEqual([]);
  });
});

it('an hour after a date is a blank of its own', () => {
  const words = [
    ...typeText('사용 일시', 60, 700),
    ...typeText('    년    월    일    시 ~     년    월    일    시', 150, 700),
  ];
  const lines = [...drawRules([722, 692], 50, 560), ...drawSides([50, 140, 560], 692, 722)];
  expect(namesOn({ words, lines })).toEqual([
    '사용 일시 시작일',
    '사용 시작 시각',
    '사용 일시 종료일',
    '사용 종료 시각',
  ]);
});

it('equally wide underlines are no table, although the sides of another one are between them', () => {
  const words = [
    ...typeText('관계', 200, 722),
    ...typeText('관계', 200, 662),
    ...typeText('서명 또는 날인㊞', 270, 695),
  ];
  const lines = [...drawRules([720, 660], 240, 380), ...drawSides([300], 680, 705)];
  expect(suggestOn({ words, lines }).map(({ kind }) => kind)).toEqual(['TEXT', 'SIGNATURE', 'TEXT']);
});

it('the top of a closed table that is drawn in pieces heads no cells above it', () => {
  const edges = [60, 140, 180, 360, 420, 520];
  const lines = [
    ...drawRules([700, 576], ...edges),
    ...drawRules([675, 600], 60, 520),
    ...drawSides([60, 140, 520], 576, 700),
    ...drawSides([180, 360, 420], 600, 675),
  ];
  const above = typeText('임대인(                  )과 임차인(                  )은 계약을 맺는다.', 60, 720);
  const found = suggestOn({ words: [...above, ...typeText('소재지', 70, 682)], lines });
  expect(found.slice(0, 2).map(({ kind, partyName }) => [kind, partyName])).toEqual([
    ['NAME', '임대인'],
    ['NAME', '임차인'],
  ]);
});

it('the title of a table is no label of its empty corner', () => {
  const table = typeTable(
    [
      ['', '(    )요일', '(    )요일'],
      ['근로시간', '시간', '시간'],
    ],
    [80, 140, 140],
  );
  const title = typeText('4. 근로일 및 근로일별 근로시간', 60, 784);
  expect(namesOn({ ...table, words: [...title, ...table.words] })).not.toContain('근로일 및');
});
