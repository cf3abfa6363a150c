import { describe, expect, it } from 'vitest';
import { suggestOn, typeLines } from '../../support/documents/typed-page.ts';

const ticksOn = (page: Parameters<typeof suggestOn>[0]) =>
  suggestOn(page)
    .filter(({ kind }) => kind === 'RADIO' || kind === 'CHECKBOX')
    .map(({ kind, name }) => `${kind} ${name}`);

it.each([
  ['□ 쓰고 있음  □ 쓸 예정임  □ 쓰지 않음', '쓰고 있음', '쓸 예정임', '쓰지 않음'],
  ['쓰고 있음 (     )   쓸 예정임 (     )   쓰지 않음 (     )', '쓰고 있음', '쓸 예정임', '쓰지 않음'],
  ['아기 수 : □ 한 명  □ 두 명  □ 세 명', '한 명', '두 명', '세 명'],
  ['환자는 (   )1인실, (   )2인실, (   )4인실 이상 에 입원하기를 바라며', '1인실', '2인실', '4인실 이상'],
  ['가입 유형 : □ 신규 가입  □ 번호 이동', '신규 가입', '번호 이동'],
])('%s is one question', (line, ...names) => {
  expect(ticksOn({ words: typeLines([line]) })).toEqual(names.map((name) => `RADIO ${name}`));
});

describe('words beside a box', () => {
  it('are no label of it if they end the sentence before', () => {
    const line = '회사는 다음 보험에 가입한다.  □ 고용보험   □ 산재보험   □ 국민연금';
    expect(ticksOn({ words: typeLines([line]) })).toEqual(
      ['고용보험', '산재보험', '국민연금'].map((name) => `CHECKBOX ${name}`),
    );
  });

  it.each([
    ['방은 (   )일반실 (   )특실 가운데 ○표 한 것으로 한다', '일반실', '특실'],
    ['장소 : (   ) 집   (   ) 그 밖의 곳 — 주소', '집', '그 밖의 곳'],
  ])('end where the sentence around it goes on: %s', (line, ...names) => {
    expect(ticksOn({ words: typeLines([line]) }).map((option) => option.replace(/^\S+ /, ''))).toEqual(names);
  });
});

it.each([
  [
    '요즘 기운  ① 매우 나쁘다  ② 나쁘다  ③ 보통  ④ 좋다  ⑤ 매우 좋다',
    '매우 나쁘다',
    '나쁘다',
    '보통',
    '좋다',
    '매우 좋다',
  ],
  ['신청 자격 : ① 소유자 ② 임차인 ③ 그 밖 (            )', '소유자', '임차인', '그 밖'],
  ['예정 일시 ( ○오전 ○오후 )', '오전', '오후'],
  ['이름의 표시 : [   ] 모두 표시  [   ] 성만 표시  [   ] 표시하지 않음', '모두 표시', '성만 표시', '표시하지 않음'],
  ['운송비는   □ 갑이 부담   □ 을이 부담   □ 반씩 부담한다.', '갑이 부담', '을이 부담', '반씩 부담한다'],
  ['을의 지위는 (      ) 독점 (      ) 비독점으로 하고, 표시가 없으면 비독점으로 본다.', '독점', '비독점'],
  ['임금은 □ 당월 □ 익월 10일에 지급한다.', '당월', '익월'],
  ['차임은 매월 10일에 □ 선불 □ 후불로 낸다.', '선불', '후불'],
  ['□ 전세   □ 보증금 있는 월세   □ 월세', '전세', '보증금 있는 월세', '월세'],
  ['후원 금액 : □ 1만원 □ 3만원 □ 기타 (            )', '1만원', '3만원', '기타'],
  ['신분증 : (   ) 주민등록증 (   ) 운전면허증 (   ) 여권', '주민등록증', '운전면허증', '여권'],
  ['퇴직 사유 : □ 이직 □ 학업 □ 건강 □ 결혼 □ 만료 □ 기타', '이직', '학업', '건강', '결혼', '만료', '기타'],
  ['심폐소생술을 (   ) 받겠다 (   ) 받지 않겠다. 연락이 닿지 않을 때에는 먼저 하여도 좋다.', '받겠다', '받지 않겠다'],
])('%s is one question, too', (line, ...names) => {
  expect(ticksOn({ words: typeLines([line]) })).toEqual(names.map((name) => `RADIO ${name}`));
});

it('numbered options end where another question begins', () => {
  const line = '윗옷 크기 : ① S ② M ③ L      버스 타는 곳 : □ 학교 앞  □ 솔빛역';
  const found = suggestOn({ words: typeLines([line]) }).filter(({ kind }) => kind === 'RADIO');
  expect(found.map(({ name }) => name)).toEqual(['S', 'M', 'L', '학교 앞', '솔빛역']);
  expect(new Set(found.map(({ group }) => group)).size).toBe(2);
});

it('two circles of a name that is left out are no boxes', () => {
  expect(ticksOn({ words: typeLines(['○○주식회사 ○○팀 귀중']) })).toEqual([]);
});

it('reasons of which there are many can all be ticked', () => {
  const line = '청구 사유 : □ 사망 □ 장해 □ 진단 □ 입원 □ 수술 □ 통원 □ 기타';
  expect(ticksOn({ words: typeLines([line]) }).every((option) => option.startsWith('CHECKBOX'))).toBe(true);
});

it('what a sentence above tells to mark is one question', () => {
  const lines = ['지식재산권은 다음에 표시한 사람에게 속한다.', '① 갑   ② 을   ③ 갑과 을의 공유1'];
  expect(ticksOn({ words: typeLines(lines, 60, 20) })).toEqual(
    ['갑', '을', '갑과 을의 공유'].map((name) => `RADIO ${name}`),
  );
});
