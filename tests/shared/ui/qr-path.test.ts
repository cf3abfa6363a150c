import { expect, it } from 'vitest';
import { drawQrPath, PRINTED_BORDER } from '@/shared/ui/data/qr-code/qr-path';
import { decodeQr } from '../../../e2e/support/decode-qr';

it.each(['http://a.example/x', 'https://dojang.example/direct-url/3kTmDa0sW9'])('draws %s to be read', (text) => {
  const { path, size } = drawQrPath(text, PRINTED_BORDER);
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
  const side = size - 2 * PRINTED_BORDER;
  const modules = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (__, column) => dark.has(`${column + PRINTED_BORDER} ${row + PRINTED_BORDER}`)),
  );
  expect(decodeQr(modules)).toBe(text);
});
