import type { StoreField } from '../../server/content/store/draw-store-form.ts';

const BY_NAME: Record<string, string> = {
  '근무 장소': '서울특별시 강남구 테헤란로 123, 4층',
  '맡을 업무': '포장 설비의 운전과 관리',
  '일하는 요일': '월요일~금요일',
  휴게시간: '12:00~13:00',
  '1주 소정근로시간': '40',
  '주휴일로 하는 요일': '일요일',
  '기본급(월)': '3200000',
  '기본급의 계산방법': '월 209시간(주휴시간 포함)의 고정급',
  '정액 수당(월)': '200000',
  '정액 수당의 이름과 계산방법': '식대, 매월 같은 금액',
  상여금: '1600000',
  '상여금의 계산방법과 지급 시기': '기본급의 50퍼센트, 설과 추석에 지급',
  '임금을 계산하는 기간': '매월 1일부터 말일까지',
  '임금을 주는 날(일)': '25',
  '비밀정보를 주고받는 목적': '새 포장재의 공동 개발 검토',
  '개인정보를 제공받는 자': '센텀물류 주식회사',
  '받는 민감정보': '건강검진 결과(야간 근무자)',
  '용역의 내용과 범위': '누리집 화면 12종의 기획과 디자인\n반응형 화면의 구현\n운영 안내서 1부',
  '토지의 지목과 면적': '대 210㎡',
  '건물의 구조와 면적': '철근콘크리트 84.9㎡',
  '이자율(연 %)': '4.6',
  '지연손해금률(연 %)': '12',
  '필수 항목을 쓰는 목적': '채용 절차의 진행과 근로계약의 체결, 임금 지급',
  '필수로 받는 항목': '성명, 생년월일, 주소, 연락처, 이메일, 계좌번호',
  '필수 항목을 보관하는 기간': '퇴직한 날부터 3년',
  '필수 항목에 동의하지 않을 때의 불이익': '근로계약을 맺을 수 없습니다.',
  '선택 항목을 쓰는 목적': '경조사 지원과 사내 행사의 안내',
  '선택으로 받는 항목': '기념일, 취미',
  '선택 항목을 보관하는 기간': '퇴직할 때까지',
  '민감정보를 쓰는 목적': '야간 근무의 배치와 건강 보호',
  '민감정보를 보관하는 기간': '검진한 날부터 5년',
  '민감정보에 동의하지 않을 때의 불이익': '야간 근무에 배치하지 않습니다.',
  '제공받는 자가 쓰는 목적': '출입 카드의 발급과 출입 관리',
  '제공하는 항목': '성명, 소속, 사진',
  '제공받는 자가 보관하는 기간': '퇴직할 때까지',
  '제3자 제공에 동의하지 않을 때의 불이익': '방문증을 날마다 받아야 합니다.',
  '용역의 이름': '한빛물산 누리집 새 단장',
  '결과물을 넘기는 곳과 방법': '발주자의 저장소에 전자 파일로 넘김',
  '물품을 넘기는 곳': '인천광역시 서구 가좌로 100, 제2창고',
  '위임하는 일': '자동차 등록증의 재발급 신청과 수령',
  '일을 처리하는 곳(기관이나 상대방)': '강남구청 자동차민원과',
  '위임하지 않는 것': '자동차의 처분과 담보 설정',
  '위임인과 수임인의 관계': '배우자',
  '관리비에 들어 있는 것': '수도, 공용 전기, 청소',
  '발급 번호': '제2026-118호',
  '소속 부서': '포장사업부',
  직위: '대리',
  '고용 형태': '정규직',
  '증명서의 용도': '은행 대출',
  '제출하는 곳': '한빛은행',
  '업무를 넘겨받는 분': '한유나 대리',
  특약: '임대인은 넘겨주기 전에 보일러를 새것으로 바꾼다.\n임차인은 반려동물 한 마리를 기를 수 있다.',
};
const AMOUNTS = { SUPPLY: '12000000', VAT: '1200000', TOTAL: '13200000' } as const;
const EXAMPLE = /^예: (?<example>.+)$/;

type Asked = Pick<StoreField, 'kind' | 'name' | 'part' | 'help' | 'preset' | 'validation'>;

export function plausibleValue({ kind, name, part, help, preset, validation }: Asked): string | null {
  switch (kind) {
    case 'AMOUNT':
      return part ? AMOUNTS[part] : (BY_NAME[name] ?? '1250000');
    case 'NUMBER':
      return inRange(BY_NAME[name] ?? '3', validation?.maximum);
    case 'DATE':
      return name.includes('생년월일') ? '1994-03-02' : '2026-12-01';
    case 'PHONE':
      return '010-3026-0001';
    case 'EMAIL':
      return 'dy.lee@receiver.example';
    case 'BUSINESS_NUMBER':
      return '123-45-67891';
    case 'COMPANY':
      return '한빛물산 주식회사';
    case 'NAME':
      return '이도윤';
    case 'CHECKBOX':
    case 'RADIO':
      return 'true';
    case 'MULTILINE':
      return BY_NAME[name] ?? '첫째 줄에 적은 내용\n둘째 줄에 적은 내용';
    case 'TEXT':
      if (preset === 'ADDRESS') return '서울특별시 강남구 테헤란로 123, 4층 (역삼동)';
      return BY_NAME[name] ?? EXAMPLE.exec(help ?? '')?.groups?.['example'] ?? shortText(name);
    case 'SIGNATURE':
    case 'SEAL':
    case 'INITIALS':
    case 'SIGNED_DATE':
    case 'LIST':
    case 'IMAGE':
    case 'FILE':
    case 'FORMULA':
    case 'LABEL':
      return null;
  }
}

const inRange = (value: string, maximum = value) => (Number(value) > Number(maximum) ? maximum : value);

function shortText(name: string): string {
  if (name.includes('요일의')) return name.endsWith('시작 시각') ? '09:00' : name.endsWith('시각') ? '13:00' : '4시간';
  if (name.includes('계좌번호')) return '110-234-567890';
  if (name.includes('은행')) return '한빛은행';
  if (name.includes('생년월일')) return '1994년 3월 2일';
  if (name.includes('수량')) return '120상자';
  if (name.startsWith('품목')) return '완충 포장재';
  return '포장 부문의 업무';
}
