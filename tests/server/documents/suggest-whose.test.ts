import { describe, expect, it } from 'vitest';
import { suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

type Page = Parameters<typeof suggestOn>[0];
const ownersOn = (page: Page) => suggestOn(page).map(({ name, kind, partyName }) => [name || kind, partyName]);
const ownersIn = (...texts: readonly string[]) => Object.fromEntries(ownersOn({ words: typeLines(texts) }));

const AGREEMENT = '매매 계약서';

describe('a detail of a person', () => {
  it('belongs to the signer before it on its line, or on the line above', () => {
    const owners = ownersIn(
      AGREEMENT,
      '매도인 성명:                (인)',
      '매수인 성명:                (인)',
      '연대보증인 성명:                (인)   생년월일: ________',
      '연락처:                              ',
    );
    expect(owners).toMatchObject({ 생년월일: '연대보증인', 연락처: '연대보증인' });
  });

  it('belongs to the title above the space after the mark, if there is one', () => {
    const words = [
      ...typeText(AGREEMENT, 60, 780),
      ...typeText('이용자', 60, 700),
      ...typeText('사업자', 330, 700),
      ...typeText('성명:                (서명)', 60, 670),
      ...typeText('주소:', 330, 670),
      ...typeText('대표:                (인)', 330, 640),
    ];
    expect(ownersOn({ words })).toContainEqual(['주소', '사업자']);
  });
});

describe('a party', () => {
  it.each([
    ['시공사', '시공사'],
    ['맡기는 사람(신청인)', '신청인'],
    ['청구인 (보험수익자)', '청구인'],
  ])('signs as %s', (words, party) => {
    const texts = [AGREEMENT, '매도인:                (인)', `${words}                (인)`];
    expect(suggestOn({ words: typeLines(texts) }).at(-1)?.partyName).toBe(party);
  });

  it('answers a question about itself', () => {
    const owners = suggestOn({
      words: typeLines([
        AGREEMENT,
        '갑이 앓고 있는 병은 □ 있다 □ 없다',
        '갑:                (인)',
        '을:                (인)',
      ]),
    });
    expect(owners.filter(({ kind }) => kind === 'RADIO').map(({ partyName }) => partyName)).toEqual(['갑', '갑']);
  });

  it('heads the rows below its own in a table without columns above', () => {
    const { words, lines } = typeTable(
      [
        ['■ 임차인(고객)', ' '],
        ['운전면허번호', ''],
        ['■ 대여 차량', ' '],
        ['차량번호', ''],
      ],
      [120, 300],
    );
    const end = typeLines(['임차인:                (인)', '임대인:                (인)', '자동차 대여 계약서']).map(
      (word) => ({
        ...word,
        box: [word.box[0], word.box[1] - 400, word.box[2], word.box[3] - 400] as const,
      }),
    );
    const owners = Object.fromEntries(ownersOn({ words: [...words, ...end], lines }));
    expect(owners).toMatchObject({ 운전면허번호: '임차인', 차량번호: null });
  });
});

describe('a part of its own', () => {
  it('is a power of attorney below an application', () => {
    const rows = ['주소', '연락처', '직업', '소속', '직위', '용도', '제출처'].map(
      (label) => `${label}:                    `,
    );
    const owners = suggestOn({
      words: typeLines(
        ['신청인', ...rows, '신청인:                (인)', '위임장', '성명:                (인)'],
        60,
        36,
      ),
    });
    expect(owners.at(-1)?.partyName).toBe('위임인');
  });

  it('is a slip in a box whose title says who writes it', () => {
    const { words, lines } = typeTable([['반출증 (보안 담당이 적습니다)'], ['차량번호:                    ']], [400]);
    const below = typeLines(['반출자                (인)', '보안 담당                (인)']).map((word) => ({
      ...word,
      box: [word.box[0], word.box[1] - 200, word.box[2], word.box[3] - 200] as const,
    }));
    expect(ownersOn({ words: [...words, ...below], lines })).toContainEqual(['차량번호', '보안담당']);
  });

  it('belongs to whoever its heading and a title at the end name, although no word says that they are people', () => {
    const form = [
      '1. 대관료 (공간이 적습니다)',
      '입금 기한:                      ',
      '2. 서명',
      '공 간',
      '대표:                (인)',
    ];
    const words = typeLines([...form, '이용자:                (인)']);
    expect(ownersOn({ words })).toContainEqual(['입금 기한', '공간']);
  });

  it('is a column whose header says who fills it in', () => {
    const { words, lines } = typeTable(
      [
        ['품목', '수량', '금액 (관리자가 적음)'],
        ['의자', '', ''],
        ['탁자', '', ''],
      ],
      [100, 100, 200],
    );
    const below = [
      ...typeText('신청인:                (인)', 60, 540),
      ...typeText('관리자:                (인)', 60, 500),
    ];
    const owners = ownersOn({ words: [...words, ...below], lines });
    expect(owners).toEqual(
      expect.arrayContaining([
        ['의자 수량', '신청인'],
        ['의자 금액', '관리자'],
      ]),
    );
  });
});
