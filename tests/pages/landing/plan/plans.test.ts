import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatCount, formatWon } from '@/entities/payment/service-plan';
import { readPlans } from '../../../../server/content/plans.ts';

const SRC = path.resolve(import.meta.dirname, '../../../../src');

it('has no price and no volume in the code of the screens, because the server says them', async () => {
  const { plans, packs } = readPlans(null);
  const listSums = (list: typeof packs | typeof plans) =>
    list.flatMap(({ prices }) => prices.map(({ won }) => won)).filter((won) => won > 0);
  const figures = [
    ...listSums([...plans]).flatMap((won) => [String(won), won.toLocaleString('ko').replaceAll(',', '_')]),
    // A round number without its unit might mean something else, such as the rows of a sheet.
    ...[...listSums([...plans]), ...listSums(packs)].map((won) => `${won.toLocaleString('ko')}원`),
    ...plans.map(({ contractsPerMonth }) => `(?:한 달에|매달|월) ${contractsPerMonth}건`),
  ];
  const found: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: SRC })) {
    const code = await readFile(path.join(SRC, file), 'utf8');
    for (const figure of figures)
      if (new RegExp(`(?<![\\d_,])${figure}(?![\\d_,])`).test(code)) found.push(`${file}: ${figure}`);
  }
  expect(found).toEqual([]);
});

it('writes sums with unit and comma', () => {
  expect([formatWon(47_500), formatCount(1_000, '개')]).toEqual(['47,500원', '1,000개']);
});
