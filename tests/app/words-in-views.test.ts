import { expect, it } from 'vitest';

const models = import.meta.glob<string>('/src/features/contract/*/*/model/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('has no Korean sentences in the models of contract features', () => {
  expect(Object.keys(models).length).toBeGreaterThan(40);
  const spoken = Object.entries(models).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => /[가-힣]/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(spoken).toEqual([]);
});
