import type { FillField } from './fill-field.ts';

/** The values of the sample row, which shows people how to fill in the sheet. */
export const SHEET_SAMPLES = {
  DOCUMENT_TITLE: '홍길동 님 계약서',
  NAME: '홍길동',
  EMAIL: 'gildong@example.com',
  PHONE: '010-1234-5678',
  TITLE: '대리',
  ACCESS_CODE: '1234',
} as const;

export function getSampleValue({ kind, items, validation }: Pick<FillField, 'kind' | 'items' | 'validation'>): string {
  switch (kind) {
    case 'NAME':
      return SHEET_SAMPLES.NAME;
    case 'EMAIL':
      return SHEET_SAMPLES.EMAIL;
    case 'PHONE':
      return SHEET_SAMPLES.PHONE;
    case 'COMPANY':
      return '한빛물산';
    case 'BUSINESS_NUMBER':
      return '123-45-67891';
    case 'DATE':
      return '2026-12-01';
    case 'NUMBER':
      return validation?.minimum ?? validation?.maximum ?? '10';
    case 'AMOUNT':
      return validation?.minimum ?? validation?.maximum ?? '1000000';
    case 'CHECKBOX':
    case 'RADIO':
      return 'O';
    case 'LIST':
      return items?.[0] ?? '';
    case 'TEXT':
    case 'MULTILINE':
    case 'SIGNATURE':
    case 'SEAL':
    case 'INITIALS':
    case 'SIGNED_DATE':
    case 'IMAGE':
    case 'FILE':
    case 'FORMULA':
    case 'LABEL':
      return '예시';
  }
}
