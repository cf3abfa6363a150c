import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { batchQueries } from '@/entities/batch';
import { exampleBatch, exampleRow } from '../../support/example-batch';
import { http, ok, server } from '../../support/http';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function serveRows(positions: readonly number[], versionOf: (call: number) => number = () => 1) {
  const asked: number[] = [];
  server.use(
    http.get('/batches/{batchId}/rows', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const [from, size] = [Number(query.get('from')), Number(query.get('size'))];
      asked.push(from);
      const rest = positions.filter((position) => position >= from);
      const rows = rest.slice(0, size).map((position) => ({ ...exampleRow(`${position}번`), position }));
      return response(200).json(ok({ rows, next: rest[size] ?? null, version: versionOf(asked.length) }));
    }),
  );
  return asked;
}

async function read(total: number) {
  const batch = exampleBatch();
  const sheet = batchQueries.sheet({ ...batch, counts: { ...batch.counts, total } });
  const { rows, version } = await new QueryClient().fetchQuery(sheet);
  return { positions: rows.map(({ position }) => position), version };
}

const upTo = (count: number) => Array.from({ length: count }, (_, position) => position);

it('reads each page of an untouched sheet once, in their order', async () => {
  const asked = serveRows(upTo(2_500));
  expect((await read(2_500)).positions).toEqual(upTo(2_500));
  expect(asked.toSorted((one, other) => one - other)).toEqual([0, 1_000, 2_000]);
});

it('reads every row once where rows were removed', async () => {
  const positions = upTo(6_000).filter((position) => position < 200 || (position > 1_800 && position % 2 === 0));
  serveRows(positions);
  expect((await read(positions.length)).positions).toEqual(positions);
});

it('asks once for a sheet without rows', async () => {
  const asked = serveRows([]);
  expect((await read(0)).positions).toEqual([]);
  expect(asked).toEqual([0]);
});

it('starts over if the sheet is changed meanwhile', async () => {
  const asked = serveRows(upTo(2_000), (call) => (call === 1 ? 1 : 2));
  expect(await read(2_000)).toEqual({ positions: upTo(2_000), version: 2 });
  expect(asked).toHaveLength(4);
});
