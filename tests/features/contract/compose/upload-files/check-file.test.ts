import { expect, it } from 'vitest';
import {
  findFileProblem,
  getFileTypeLabel,
  getDefaultTitle,
} from '@/features/contract/compose/upload-files/model/check-file';
import { describeProblem } from '@/features/contract/compose/upload-files/ui/problem-words';

it.each([
  ['계약서.pdf', 10_485_760, null],
  ['계약서.pdf', 10_485_761, '10.1MB예요. 10MB보다 작은 파일만 올릴 수 있어요.'],
  ['스캔.JPG', 13_841_203, '13.2MB예요. 10MB보다 작은 파일만 올릴 수 있어요.'],
  ['빈 파일.hwp', 0, '내용이 없는 파일이에요. 파일을 다시 확인하고 올려주세요.'],
  ['계약서.docx', 10, '이 파일은 올릴 수 없어요. PDF, 한글, PNG, JPG만 돼요.'],
  ['pdf', 10, '이 파일은 올릴 수 없어요. PDF, 한글, PNG, JPG만 돼요.'],
])('says what is wrong with %s of %i bytes', (name, size, words) => {
  expect(describeProblem({ problem: findFileProblem({ name, size }), bytes: size })).toBe(words);
});

it('names a document by its file, also one from a Mac', () => {
  expect(getDefaultTitle('2026년 근로계약서_이도윤.pdf'.normalize('NFD'))).toBe('2026년 근로계약서_이도윤');
  expect(getDefaultTitle('v1.2 계약서.hwpx')).toBe('v1.2 계약서');
});

it('calls both Hangul kinds by one name', () => {
  expect(['가.hwpx', '가.hwp', '가.jpeg'].map(getFileTypeLabel)).toEqual(['HWP', 'HWP', 'JPG']);
});
