import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';

export type TypedValues = Readonly<Record<string, string>>;
type Asked = { origin: string; token: string; batchId: string };

const EMAIL_HEAD = '받는 분 1 메일';
const FORMATS = ['xlsx', 'csv'] as const;

/** Exports a batch's values as both kinds of sheet, and counts the values that match what was typed. */
export async function countEqualValues(asked: Asked, typed: ReadonlyMap<string, TypedValues>): Promise<number> {
  let equal = 0;
  for (const format of FORMATS) {
    const [heads = [], ...rows] = await readRows(format, await fetchSheet(asked, format));
    for (const cells of rows) {
      const row = new Map(heads.map((head, place) => [head, cells[place] ?? '']));
      const values = typed.get(row.get(EMAIL_HEAD) ?? '') ?? {};
      for (const [head, value] of Object.entries(values)) if (row.get(head) === value) equal += 1;
    }
  }
  return equal / FORMATS.length;
}

async function fetchSheet({ origin, token, batchId }: Asked, format: (typeof FORMATS)[number]) {
  const response = await fetch(`${origin}/api/app/contracts/values`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { tab: 'ALL', batch: batchId }, format }),
  });
  if (!response.ok) throw new Error(`The values were answered with ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

async function readRows(format: (typeof FORMATS)[number], bytes: Uint8Array): Promise<string[][]> {
  const rows =
    format === 'csv' ? parseCsv(new TextDecoder().decode(bytes)) : ((await readXlsx(bytes)).sheets[0]?.rows ?? []);
  return rows.map((cells) => cells.map((cell) => String(cell ?? '')));
}
