import { createHash } from 'node:crypto';
import { appendAllEvents, buildChain, startChain, exportChain, type CommittedChain } from '../../server/audit/chain.ts';
import type { NewEvent } from '../../server/audit/events.ts';
import { drawCertificate } from '../../server/documents/certificate/certificate.ts';
import type { Composition } from '../../server/documents/compose/drawing.types.ts';
import { sealDocument } from '../../server/documents/seal-document.ts';
import type { SealKey } from '../../server/documents/seal/seal-key.ts';
import { sampleCertificate } from '../../tests/support/documents/sample-certificate.ts';
import { scannedContract, tenFields, textContract } from '../../tests/support/documents/sealing-samples.ts';
import { median } from './usage.ts';

const ROUNDS = 60;
const WARM_UP = 15;
const AT = new Date('2026-11-20T05:21:12Z');
const CONTRACT = '0193c1de-0000-7000-8000-000000000001';
const ACTOR = { kind: 'RECEIVER', id: CONTRACT, name: '이도윤' } as const;

type Row = Partial<{
  'CPU ms': number;
  'RSA-3072': number;
  'limit: SHA-256 + signature': number;
  'times the limit': number;
}>;

export async function measureSealing(key: SealKey, rsa: SealKey): Promise<Record<string, Row>> {
  const chain = exportChain(twelveEvents(), 'DOCUMENT');
  const seal = (base: Buffer, composition: Composition) => (with_: SealKey) =>
    sealDocument({ base, kind: 'DOCUMENT', title: '용역계약서', composition, chain, at: AT, key: with_ });
  const documents = { 1: textContract(1), 10: textContract(10), 200: textContract(200) };
  const scan = scannedContract(10_000_000);
  const pageSeal = {
    edge: 'RIGHT',
    mark: { kind: 'SEAL', text: '한빛물산', shape: 'SQUARE', face: 'BATANG', sizeMm: 24 },
  } as const;
  const footer = '문서 번호 HB-2611-0482';

  const rows: Record<string, Row> = {};
  const measure = async (name: string, bytes: Buffer, run: (with_: SealKey) => Promise<unknown>) => {
    const cpu = await cpuOf(() => run(key));
    const withRsa = await cpuOf(() => run(rsa));
    const limit = await cpuOf(() =>
      Promise.resolve([createHash('sha256').update(bytes).digest(), key.sign(Buffer.alloc(120))]),
    );
    rows[name] = {
      'CPU ms': round(cpu),
      'RSA-3072': round(withRsa),
      'limit: SHA-256 + signature': round(limit),
      'times the limit': round(cpu / limit),
    };
    return cpu;
  };

  const single = await measure('1 page, 10 fields', documents[1], seal(documents[1], { fields: tenFields(1) }));
  await measure('10 pages', documents[10], seal(documents[10], { fields: tenFields(10) }));
  const many = await measure('200 pages', documents[200], seal(documents[200], { fields: tenFields(200) }));
  await measure('10 MB scan, 12 pages', scan, seal(scan, { fields: tenFields(12) }));
  await measure('200 pages with footer', documents[200], seal(documents[200], { fields: tenFields(200), footer }));
  await measure('200 pages with 간인', documents[200], seal(documents[200], { fields: tenFields(200), pageSeal }));
  const facts = sampleCertificate();
  await measure('certificate, drawn and sealed', drawCertificate(facts), (with_) =>
    sealDocument({
      base: drawCertificate(facts),
      kind: 'CERTIFICATE',
      title: '용역계약서',
      composition: { fields: [] },
      chain,
      at: AT,
      key: with_,
    }),
  );
  const growth = (many - single) / 199;
  rows['growth per page'] = { 'CPU ms': Math.round(growth * 10_000) / 10_000 };
  return rows;
}

async function cpuOf(run: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    if (round >= WARM_UP) taken.push((user + system) / 1_000);
  }
  return median(taken);
}

const round = (value: number) => Math.round(value * 100) / 100;

function twelveEvents(): CommittedChain {
  const one: NewEvent = {
    kind: 'DOCUMENT_VIEWED',
    at: AT,
    actor: ACTOR,
    ip: '211.36.142.87',
    userAgent: 'Mozilla/5.0 (Linux; Android 14)',
    data: { receiverUuid: CONTRACT },
  };
  const head = startChain(CONTRACT);
  return buildChain(
    head,
    appendAllEvents(
      head,
      Array.from({ length: 12 }, () => one),
    ).appended,
  );
}
