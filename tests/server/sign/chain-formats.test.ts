import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportChain, GENESIS_HASH } from '../../../server/audit/chain.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import { readKnownSeals } from '../../../server/documents/seal/keys/key-store.ts';
import { verify } from '../../../server/documents/verify/verify.ts';
import { readRecord } from '../../../server/modules/audit/contract-events.repository.ts';
import { destroyContents } from '../../../server/modules/contracts/running/destroy-contents.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { open } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
  sealing = await sealingOf(api);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const ADDRESS = '부산광역시 해운대구';
const file = () => realFile(api, owner);
/** A contract whose chain was started by a server that didn't know the second format. */
const begunBefore = {
  async make() {
    const made = await file().make();
    await api.database
      .insertInto('contractChains')
      .values({ contractId: made.contractId, length: 0, headHash: GENESIS_HASH })
      .execute();
    return made;
  },
};

async function seal(made: { make: () => Promise<{ contractId: string; fileId: string }> }) {
  const { contractId, call, people, ids } = await sendContract(api, owner, { wishes: [{ name: '주소' }] }, made);
  await sign(api, people[0]?.email, { [ids[0] ?? '']: ADDRESS });
  expect(await workAndSeal(api, sealing)).not.toContain('failed');
  const { status, documentUrl, certificateUrl } = await look(api, owner, contractId);
  expect(status).toBe('COMPLETED');
  const [document, certificate] = await Promise.all(
    [documentUrl, certificateUrl].map(async (url) => (await open(api, url)).rawPayload),
  );
  const known = await readKnownSeals(path.join(api.deps.config.dataDir, 'seal'));
  const verdicts = [document, certificate].map((bytes) => verify(bytes ?? Buffer.alloc(0), { known, verifyChain }));
  for (const verdict of verdicts)
    expect(verdict).toMatchObject({
      verdict: 'WHOLE',
      chain: { status: 'INTACT', title: '용역계약서', signers: [{ name: '이도윤', did: 'SIGNED' }] },
    });
  return { contractId, call, document: String(document), certificate: String(certificate) };
}

test('a contract that was sent before goes on in the first format, to its certificate', async () => {
  const { contractId, call, document, certificate } = await seal(begunBefore);
  for (const text of [document, certificate]) {
    expect(text).toContain('"format":"dojang-chain-1"');
    expect(text).toContain(`"ip":"127.0.0.1"`);
  }
  const record = await readRecord(api.database, contractId);
  expect(record).toMatchObject({ format: 1, openings: {}, events: record.opened });

  // Deleting the contract's contents removes nothing from a chain in the first format.
  expect(await destroyContents(api.deps, contractId)).toBe(true);
  const after = await readRecord(api.database, contractId);
  expect(verifyChain(exportChain(after, 'CERTIFICATE'), after.head)).toMatchObject({ ok: true, title: '용역계약서' });
  const events = await api.ok('listContractEvents', call);
  expect(events.find(({ kind }) => kind === 'SIGNED')?.actor.name).toBe('이도윤');
});

test('a contract that is sent now opens in the document what stands on its pages, in the certificate all', async () => {
  const { contractId, document, certificate } = await seal(file());
  for (const text of [document, certificate]) {
    expect(text).toContain('"format":"dojang-chain-2"');
    expect(text).toContain(`"${ADDRESS}"`);
  }
  expect(document).not.toContain('"127.0.0.1"');
  expect(document).not.toContain('lightMyRequest');
  expect(certificate).toContain('"127.0.0.1"');
  expect(certificate).toContain('lightMyRequest');
  expect((await readRecord(api.database, contractId)).format).toBe(2);
});
