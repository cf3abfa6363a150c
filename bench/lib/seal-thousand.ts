import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sealDocument } from '../../server/documents/seal-document.ts';
import { openKeyStore } from '../../server/documents/seal/keys/key-store.ts';
import { tenFields, textContract } from '../../tests/support/documents/sealing-samples.ts';
import { residentMegabytes } from './usage.ts';

/** Runs in a separate process, so that only sealing affects the memory it prints at these counts. */
const MARKS = [100, 250, 500, 750, 1_000];
const folder = await mkdtemp(path.join(tmpdir(), 'dojang-thousand-'));
const key = (await openKeyStore({ folder })).current();
const base = textContract(10);
const resident: Record<number, number> = {};
for (let count = 1; count <= 1_000; count += 1) {
  const [first, ...others] = tenFields(10);
  // A different name each time, so that no text is cached.
  const name = String.fromCodePoint(0xac00 + ((count * 37) % 11_172), 0xac00 + ((count * 101) % 11_172));
  const fields = first ? [{ ...first, value: `홍${name}` }, ...others] : others;
  const chain = Buffer.from(`{"count":${count}}`);
  await sealDocument({
    base,
    kind: 'DOCUMENT',
    title: '용역계약서',
    composition: { fields },
    chain,
    at: new Date(),
    key,
  });
  if (MARKS.includes(count)) resident[count] = await residentMegabytes(process.pid);
}
await rm(folder, { recursive: true, force: true });
process.stdout.write(JSON.stringify(resident));
