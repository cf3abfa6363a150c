import { FIELD_KINDS, type FieldKind } from '../../../rules/field-kinds.ts';

/** The words that tags can use for each kind besides its name in the API: the editor's, and shorter ones. */
export const KIND_WORDS: Record<FieldKind, readonly string[]> = {
  SIGNATURE: ['서명', '사인', 'sign'],
  SEAL: ['도장', '직인', '인감', 'stamp'],
  INITIALS: ['짧은 서명', '이니셜'],
  TEXT: ['글자', '글', '텍스트'],
  MULTILINE: ['여러 줄 글자', '여러 줄'],
  NUMBER: ['숫자', '수'],
  AMOUNT: ['금액', '돈'],
  DATE: ['날짜', '일자'],
  SIGNED_DATE: ['서명한 날', '서명일'],
  CHECKBOX: ['체크', '체크박스', '체크 박스', 'check'],
  RADIO: ['하나만 고르기', '하나만', '라디오'],
  LIST: ['고르기', '목록'],
  NAME: ['이름', '성명'],
  EMAIL: ['메일 주소', '메일', '이메일', '이메일 주소', 'mail'],
  PHONE: ['연락처', '전화', '전화번호', '휴대폰'],
  COMPANY: ['회사 이름', '회사', '상호'],
  BUSINESS_NUMBER: ['사업자등록번호', '사업자 번호', 'business number'],
  IMAGE: ['사진', '이미지', 'photo'],
  FILE: ['파일', '첨부'],
  FORMULA: ['계산', '계산식'],
  LABEL: ['적어둔 글'],
};

const plain = (word: string) => word.replaceAll(/[\s_-]/g, '').toUpperCase();

const KIND_OF = new Map(
  FIELD_KINDS.flatMap((kind) => [kind, ...KIND_WORDS[kind]].map((word) => [plain(word), kind] as const)),
);

export const findKindByWord = (word: string): FieldKind | null => KIND_OF.get(plain(word)) ?? null;
