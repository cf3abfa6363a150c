import { expect, it } from 'vitest';
import { suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

it('suggests the blanks of a table within a cell, and not the cell around them', () => {
  const outer = typeTable([['입금 계좌', '']], [90, 400], 60);
  const [left, right, top, bottom] = [160, 540, 770, 740];
  const edges = [left, 210, 330, 400, right];
  const lines = [
    ...outer.lines,
    ...edges.map((x) => ({ box: [x, bottom, x, top] as const, direction: 'VERTICAL' as const })),
    ...[top, bottom].map((y) => ({ box: [left, y, right, y] as const, direction: 'HORIZONTAL' as const })),
  ];
  const words = [...outer.words, ...typeText('은행', left + 6, bottom + 8), ...typeText('계좌번호', 336, bottom + 8)];
  const found = suggestOn({ words, lines });
  expect(found.map(({ name, rect }) => [name, Math.round(rect.x)])).toEqual([
    ['은행', 212],
    ['계좌번호', 402],
  ]);
});

it('keeps a blank in narrow lines off the words above and below it', () => {
  const texts = ['이 일 을 할 그 때 에 이 를 수 있 다.', '중개보수는 거래가액의        %로 하며,', '지급한다.'];
  const words = typeLines(texts, 60, 12).map(({ box: [left, low, right], ...word }) => ({
    ...word,
    box: [left, low, right, low + 9] as const,
  }));
  const line = { box: [180, 767, 215, 767], direction: 'HORIZONTAL' } as const;
  expect(suggestOn({ words, lines: [line] })[0]).toMatchObject({ kind: 'NUMBER', rect: { height: 11.5 } });
});
