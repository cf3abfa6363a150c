import { expect, test } from 'vitest';
import { formatFileSize } from '#rules/file-size.ts';

test.each<[number, string]>([
  [0, '1KB'],
  [1, '1KB'],
  [1_536, '2KB'],
  [393_216, '384KB'],
  [1_048_575, '1024KB'],
  [1_048_576, '1.0MB'],
  [2_202_010, '2.1MB'],
])('%i bytes are %s', (bytes, size) => {
  expect(formatFileSize(bytes)).toBe(size);
});
