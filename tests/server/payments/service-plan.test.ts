import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPrice, readPlans, type Plans } from '../../../server/content/plans.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let folder = '';
beforeAll(async () => {
  api = await createTestApp({ config: { billing: 'emulator' } });
  folder = await mkdtemp(path.join(tmpdir(), 'dojang-plans-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function put(content: unknown) {
  const file = path.join(folder, 'plans.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

it('tells anybody what is sold', async () => {
  const { billing, plans, costs, packs, seller } = await api.ok('getServicePlan');
  expect(billing).toBe('emulator');
  expect(plans).toEqual([
    { servicePlanName: 'FREE', price: 0, contractsPerMonth: 5 },
    { servicePlanName: 'STANDARD', price: 99_000, contractsPerMonth: 300 },
  ]);
  expect(costs).toEqual({ DOCUMENT: 1, TEXT: 1, IDENTITY: 2 });
  expect(packs.map(({ credits, price }) => [credits, price])).toEqual([
    [100, 10_000],
    [500, 47_500],
    [1_000, 90_000],
  ]);
  expect(seller.name).not.toBe('');
});

it('has cheaper credits the more are bought', () => {
  const apiece = readPlans(null).packs.map(({ credits, prices }) => (prices[0]?.won ?? 0) / credits);
  expect(apiece).toEqual(apiece.toSorted((one, other) => other - one));
});

it('takes a new price from its day on, in Seoul', () => {
  const prices = [
    { from: '2026-01-01', won: 100 },
    { from: '2026-12-01', won: 200 },
  ];
  expect(findPrice(prices, new Date('2026-11-30T14:59:59Z'))).toBe(100);
  expect(findPrice(prices, new Date('2026-11-30T15:00:00Z'))).toBe(200);
  expect(findPrice(prices, new Date('2020-01-01T00:00:00Z'))).toBe(100);
});

it('takes an installation’s own file, or says which place of it is wrong', async () => {
  const plans: Plans = readPlans(null);
  const [free, standard] = plans.plans;
  const dearer: Plans = { ...plans, plans: [free, { ...standard, prices: [{ from: '2026-01-01', won: 120_000 }] }] };
  expect(readPlans(await put(dearer)).plans[1].prices[0]?.won).toBe(120_000);
  const wrong: [unknown, string][] = [
    ['{', "can't be read as JSON"],
    [{ ...plans, plans: [free] }, 'plans.1'],
    [{ ...plans, costs: { ...plans.costs, TEXT: 0 } }, 'costs.TEXT'],
    [{ ...plans, packs: [...plans.packs, ...plans.packs] }, 'packs: an id stands twice'],
    [
      { ...plans, plans: [free, { ...standard, prices: [...standard.prices, ...standard.prices] }] },
      'prices: not in order',
    ],
    [{ ...plans, more: 1 }, 'more'],
  ];
  for (const [content, words] of wrong) {
    const file = await put(content);
    expect(() => readPlans(file)).toThrow(words);
  }
  expect(() => readPlans(path.join(folder, 'none.json'))).toThrow("can't be read as JSON");
});
