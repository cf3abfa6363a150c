import { isCalculated, isTextField } from '#rules/field-kinds.ts';
import type { Field } from '@/entities/contract';

export const DATE_FORMATS = ['YYYY년 M월 D일', 'YYYY-MM-DD', 'YYYY.MM.DD', 'YY.MM.DD', 'M월 D일'] as const;

/** Ready-made patterns for text fields, with the messages for values that don't match. */
export const TEXT_PRESETS: readonly { label: string; pattern: string; message: string }[] = [
  { label: '한글만', pattern: '^[가-힣 ]+$', message: '한글로 적어주세요' },
  { label: '영문만', pattern: '^[A-Za-z .-]+$', message: '영문으로 적어주세요' },
  { label: '숫자만', pattern: '^\\d+$', message: '숫자로 적어주세요' },
  { label: '우편번호', pattern: '^\\d{5}$', message: '우편번호 다섯 자리를 적어주세요' },
  { label: '차량 번호', pattern: '^\\d{2,3}[가-힣] ?\\d{4}$', message: '12가 3456처럼 적어주세요' },
];

export const canHaveDefault = (field: Field) =>
  field.kind === 'CHECKBOX' || (isTextField(field) && !isCalculated(field));
