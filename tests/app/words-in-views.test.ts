import { expect, it } from 'vitest';

const models = import.meta.glob<string>('/src/features/contract/*/model/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('keeps the sentences of contract features out of their models', () => {
  expect(Object.keys(models).length).toBeGreaterThan(40);
  const spoken = Object.entries(models).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => /[가-힣]/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(spoken).toEqual([]);
});
