import { describe, expect, it } from 'vitest';
import { suggestOn, typeLines, typeTable, typeText } from '../../support/documents/typed-page.ts';

const SIGNERS = ['환자  성명:              (인)', '설명의사  성명:              (인)'];
const ownersIn = (...texts: readonly string[]) =>
  Object.fromEntries(suggestOn({ words: typeLines(texts) }).map(({ name, partyName }) => [name, partyName]));

describe('a section whose heading says who fills it in', () => {
  it.each([
    '2. 수술에 대한 설명 (설명의사가 환자에게 설명한 내용을 적습니다)',
    '2. 수술에 대한 설명 ※ 설명의사가 직접 작성하여 주십시오.',
    '■ 수술에 대한 설명 (설명의사 또는 환자가 기재)',
    '■ 수술에 대한 설명 ※ 설명의사는 해당란에 √표 하여 주십시오',
    '※ 담당 설명의사가 적고, 환자의 확인을 받은 뒤 보관합니다.',
  ])('belongs to that person: %s', (heading) => {
    const next = heading.startsWith('2.') ? '3. 그 밖의 사항' : `${heading.slice(0, 1)} 그 밖의 사항`;
    const owners = ownersIn(heading, '수술의 목적:                         ', '연락처:', next, '주소:', ...SIGNERS);
    expect(owners).toMatchObject({ 연락처: '설명의사', 주소: '환자' });
    expect(ownersIn('직업:', heading, '가. 그 목적', '연락처:', ...SIGNERS)).toMatchObject({
      직업: '환자',
      연락처: '설명의사',
    });
  });

  it.each([
    ['the person does not write there', '2. 설명 (설명의사가 적지 않습니다)'],
    ['somebody else writes there', '2. 설명 (설명의사가 아닌 환자가 적습니다)'],
    ['the remark is about something else', '2. 설명 (설명의사가 작성한 서류를 말한다)'],
    ['the words are no heading', '설명 (설명의사가 적습니다)'],
    ['nobody of that name signs', '2. 설명 (간호팀장이 적습니다)'],
  ])('belongs to whoever it would belong to, if %s', (_, heading) => {
    expect(ownersIn(heading, '연락처:', ...SIGNERS)).toMatchObject({ 연락처: '환자' });
  });

  it('leaves a blank in it to the party whose row it is', () => {
    const owners = ownersIn('2. 설명 (설명의사가 적습니다)', '환자  연락처:                (인)', SIGNERS[1] ?? '');
    expect(owners).toMatchObject({ 연락처: '환자' });
  });
});

it('a heading may go on in type of another size', () => {
  const heading = typeText('2. 수술에 대한 설명 (설명의사가', 60, 700);
  const end = heading.at(-1)?.box[2] ?? 0;
  const rest = { text: '적습니다)', box: [end + 4, 696, end + 48, 706], fontName: 'Batang' } as const;
  const below = ['연락처:', '3. 그 밖의 사항', '주소:', ...SIGNERS].flatMap((text, index) =>
    typeText(text, 60, 660 - index * 40),
  );
  const owners = suggestOn({ words: [...heading, rest, ...below] }).map(({ name, partyName }) => [name, partyName]);
  expect(owners).toEqual(
    expect.arrayContaining([
      ['연락처', '설명의사'],
      ['주소', '환자'],
    ]),
  );
});

it('a clerk who takes an application in fills in nothing else of it', () => {
  const owners = ownersIn('연락처:', '신청인 :               (인 또는 서명)', '접수자 :               (인)');
  expect(owners).toMatchObject({ 연락처: '신청인' });
});

const ownersBeside = (question: string) => {
  const { words, lines } = typeTable(
    [
      [question, '□ 미성년자임'],
      ['비고', '□ 기타'],
    ],
    [180, 240],
  );
  const signers = ['환자  성명:              (인)', '대리인  성명:              (인)'];
  const below = signers.flatMap((text, index) => typeText(text, 60, 600 - index * 40));
  return suggestOn({ words: [...words, ...below], lines })
    .filter(({ kind }) => kind === 'CHECKBOX')
    .map(({ partyName }) => partyName);
};

it('a section in a table ends at the next heading of the table', () => {
  const { words, lines } = typeTable(
    [
      ['2. 설명 (설명의사가 적습니다)', ''],
      ['연락처', ''],
      ['3. 그 밖의 사항', ''],
      ['주소', ''],
    ],
    [220, 200],
  );
  const below = SIGNERS.flatMap((text, index) => typeText(text, 60, 500 - index * 40));
  const owners = suggestOn({ words: [...words, ...below], lines }).map(({ name, partyName }) => [name, partyName]);
  expect(Object.fromEntries(owners)).toMatchObject({ 연락처: '설명의사', 주소: '환자' });
});

describe('the boxes of a row', () => {
  it('belong to the person whose act the row asks about, and to nobody else’s', () => {
    expect(ownersBeside('대리인이 서명한 이유')).toEqual(['대리인', '환자']);
    expect(ownersBeside('대리인이 부담할 비용')).toEqual(['환자', '환자']);
  });

  it('go to the same person as a blank for words in such a row', () => {
    const { words, lines } = typeTable([['대리인이 서명한 이유', '']], [180, 240]);
    const below = ['환자  성명:              (인)', '대리인  성명:              (인)'].flatMap((text, index) =>
      typeText(text, 60, 600 - index * 40),
    );
    expect(suggestOn({ words: [...words, ...below], lines })[0]).toMatchObject({ partyName: '대리인' });
  });
});

describe('a form that nobody agrees on', () => {
  it('is completed by whoever signs it first', () => {
    const owners = ownersIn('사직 사유:', '인계자:               (인)', '인수자:               (인)');
    expect(owners).toMatchObject({ '사직 사유': '인계자' });
    expect(
      ownersIn('인수인계 합의서', '사직 사유:', '인계자:             (인)', '인수자:            (인)'),
    ).toMatchObject({
      '사직 사유': null,
    });
  });

  it('is completed by whom it asks to', () => {
    const signers = ['학생:               (서명)', '보호자:               (서명)'];
    expect(ownersIn('연락처:', ...signers)).toMatchObject({ 연락처: null });
    expect(ownersIn('학부모님께서는 빠짐없이 적어 주십시오.', '연락처:', ...signers)).toMatchObject({
      연락처: '보호자',
    });
  });

  it('is completed by a guardian who signs first, but never by an agent or a guarantor', () => {
    const child = '관원:               (인)';
    expect(ownersIn('연락처:', '보호자:               (인)', child)).toMatchObject({ 연락처: '보호자' });
    expect(ownersIn('연락처:', '연대보증인:             (인)', child)).toMatchObject({ 연락처: '관원' });
    expect(ownersIn('연락처:', '대리인:             (인)', '접수 심사:            (인)')['연락처']).not.toBe('심사');
  });

  it('is not completed by somebody who has a part of their own in it', () => {
    const part = ['■ 상담란 (상담의사가 적습니다)', '상담의사:              (서명)'];
    expect(ownersIn('연락처:', '수검자(또는 보호자):            (서명)', ...part)).toMatchObject({ 연락처: '수검자' });
    expect(ownersIn(...part, '■ 그 밖의 사항', '연락처:', '수검자:            (서명)')).toMatchObject({
      연락처: '수검자',
    });
  });
});

const signersOn = (text: string) =>
  suggestOn({ words: typeLines([text]) }).flatMap(({ kind, partyName }) => (kind === 'SIGNATURE' ? partyName : []));

it('the terms of an agreement are nobody’s own, even if only one of its parties signs', () => {
  const signer = ['사업자:               (인)', '보호자:              (인)'];
  expect(ownersIn('운송 계약서', '운임:', ...signer)).toMatchObject({ 운임: null });
});

it('places to sign beside each other are told apart, however many words they have', () => {
  const words = typeLines(['신청인         (인 또는 서명)            법정대리인         (인 또는 서명)'], 20);
  const signatures = suggestOn({ words }).filter(({ kind }) => kind === 'SIGNATURE');
  expect(signatures.map(({ partyName }) => partyName)).toEqual(['신청인', '법정대리인']);
});

describe('서명 without brackets', () => {
  it('is a place to sign after a person and room for their name', () => {
    expect(signersOn('수검자               서명')).toEqual(['수검자']);
  });

  it.each(['직위           서명', '수검자 서명', '수검자         서명     비고'])(
    'is a heading otherwise: %s',
    (text) => {
      expect(signersOn(text)).toEqual([]);
    },
  );
});

const signersOf = (...lines: readonly string[]) =>
  suggestOn({ words: typeLines(['임대차 계약서', ...lines], 60, 24) }).map(({ name, partyName }) => [name, partyName]);

describe('signature blocks beside each other', () => {
  it('keep the blanks of the second one, whoever signs on the same line in the first one', () => {
    const owners = signersOf(
      `(갑) 이용자${' '.repeat(40)}(을) 사업자`,
      '보호자 : ____________ (서명)          주 소 : ________________',
    );
    expect(owners).toContainEqual(['주소', '을']);
  });

  it('may have their titles in brackets that are apart', () => {
    const owners = signersOf(
      '[ 위탁자 ]                          [ 수탁자 ]',
      '상 호 ________________              상 호 ________________',
    );
    expect(owners.map(([, party]) => party)).toEqual(['위탁자', '수탁자']);
  });
});

it('the head of an office who confirms the line signs there, and not the applicant', () => {
  const found = suggestOn({
    words: typeLines(['신청인 : ______________ (서명)', '위 신청을 확인하였습니다.  부서장 : ______________ (서명)']),
  });
  expect(found.filter(({ kind }) => kind === 'SIGNATURE').map(({ partyName }) => partyName)).toEqual([
    '신청인',
    '부서장',
  ]);
});

it('a spaced title with a short name signs on its line', () => {
  const found = suggestOn({ words: typeLines(['고 객(갑) : ______________ (서명)']) });
  expect(found.map(({ kind, partyName }) => [kind, partyName])).toEqual([
    ['NAME', '고객'],
    ['SIGNATURE', '고객'],
  ]);
});

it('a remark says who completes an order', () => {
  const owners = ownersIn(
    '(발주 내용은 발주자가 적습니다.)',
    '납품 장소:                         ',
    '발주자  성명:              (인)',
    '공급자  성명:              (인)',
  );
  expect(owners).toMatchObject({ '납품 장소': '발주자' });
});

const ownersOf = (first: string, ...lines: readonly string[]) =>
  Object.fromEntries(
    suggestOn({
      words: typeLines([first, ...lines, '고객  성명: __________ (서명)', '사업자  대표자: __________ (인)']),
    }).map(({ name, partyName }) => [name, partyName]),
  );

describe('an agreement between a person and a company', () => {
  it('leaves consents to the person, and the terms to nobody', () => {
    const owners = ownersOf(
      '이사 계약서',
      '개인정보의 이용  □ 동의함  □ 동의하지 않음',
      '이사 장소:                     ',
    );
    expect(owners).toMatchObject({ 동의함: '고객', '동의하지 않음': '고객', '이사 장소': null });
  });
});

it('what an office hands back is asked of nobody', () => {
  const found = suggestOn({
    words: typeLines([
      '성명: ______________',
      '신청인 : ______________ (서명)',
      '허가 통지 (인사팀이 적어 돌려드립니다)',
      '허가 기간: ______________   인사팀장 : ____________ (인)',
    ]),
  });
  expect(found.map(({ kind }) => kind)).toEqual(['NAME', 'NAME', 'SIGNATURE']);
});

it('what a company says about itself in a consent form is not for the person who consents', () => {
  const found = suggestOn({
    words: typeLines([
      '개인정보 수집·이용 동의서',
      '____________________ 은(는) 개인정보를 다음과 같이 수집합니다.',
      '1. 보유 기간',
      '동의한 날부터 ________ 년 동안 보유합니다.',
      '수집에 : □ 동의함   □ 동의하지 않음',
      '정보주체 성명 : ______________ (서명)',
    ]),
  });
  expect(found.map(({ name, partyName }) => [name, partyName])).toEqual([
    ['회사', null],
    ['보유 기간', null],
    ['동의함', '정보주체'],
    ['동의하지 않음', '정보주체'],
    ['성명', '정보주체'],
    ['정보주체 서명', '정보주체'],
  ]);
});

it('a row for somebody’s opinion is theirs', () => {
  const { words, lines } = typeTable(
    [
      ['사유', ''],
      ['부서장 의견', '□ 허가함  □ 시기 변경'],
    ],
    [120, 300],
  );
  const signers = ['신청인 :               (서명)', '부서장 :               (인)'];
  const below = signers.flatMap((text, index) => typeText(text, 60, 600 - index * 40));
  const found = suggestOn({ words: [...words, ...below], lines });
  expect(found.filter(({ kind }) => kind === 'RADIO').map(({ partyName }) => partyName)).toEqual(['부서장', '부서장']);
});
