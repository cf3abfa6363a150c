import { expect, it } from 'vitest';
import { cutText } from '@/features/document/fill-fields/model/cut-text';

it('keeps what can be saved, and cuts no character in two', () => {
  expect(cutText('가'.repeat(5_000))).toEqual({ kept: '가'.repeat(5_000), cutCount: 0 });
  const family = '👨‍👩‍👧';
  expect(cutText(`${'가'.repeat(4_998)}${family}나`)).toEqual({ kept: '가'.repeat(4_998), cutCount: 2 });
  expect(cutText('가'.repeat(10_000))).toEqual({ kept: '가'.repeat(5_000), cutCount: 5_000 });
});
