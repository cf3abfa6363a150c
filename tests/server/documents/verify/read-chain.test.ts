import { describe, expect, it } from 'vitest';
import type { NewEvent } from '../../../../server/audit/events.ts';
import { PdfRef } from '../../../../server/documents/pdf/objects.ts';
import { findSeals, readSealClaims } from '../../../../server/documents/verify/find-seals.ts';
import { eventsOver, makeChain, withoutEvent } from '../../../support/sealed-chain.ts';
import { makeKeyStore, makePdf, sealContract } from '../../../support/sealing.ts';
import { checkFile as check } from '../../../support/verifying.ts';

const BASE = makePdf(2);
const CHAIN = makeChain(BASE);

const sealedAs = (digit: string): NewEvent => ({
  kind: 'SEALED',
  at: new Date('2026-11-22T00:00:00Z'),
  actor: { kind: 'SYSTEM' },
  data: { sha256: digit.repeat(64), keyId: 'k', time: `2026-11-2${digit}T00:00:00.000Z` },
});

/** The sample's events, sent by an organisation and signed by somebody without a name. */
const named = eventsOver(BASE).map((event): NewEvent => {
  if (event.kind === 'SENT')
    return { ...event, data: { ...event.data, organization: { organizationUuid: 'o-1', name: '한빛물산' } } };
  return event.kind === 'SIGNED' ? { ...event, actor: { kind: 'RECEIVER' } } : event;
});

describe('the chain of a sealed file', () => {
  it('says who sent it, who finished and what was sealed last', async () => {
    const { store } = await makeKeyStore();
    const chain = makeChain(BASE, [...named, sealedAs('1'), sealedAs('2')]);
    const { bytes } = sealContract({ key: store.current(), bytes: BASE, chain, order: { kind: 'CERTIFICATE' } });
    expect(check(bytes, store).chain).toMatchObject({
      status: 'INTACT',
      organizationName: '한빛물산',
      pageCount: 3,
      sealed: { sha256: '2'.repeat(64), time: '2026-11-22T00:00:00.000Z' },
      events: 7,
      signers: [
        { name: '', did: 'SIGNED', at: '2026-11-21T02:03:04.000Z' },
        { name: '이민호', did: 'APPROVED', at: '2026-11-21T03:00:00.000Z' },
      ],
    });
  });

  it('says nothing else where it is broken', async () => {
    const { store } = await makeKeyStore();
    const { bytes } = sealContract({ key: store.current(), bytes: BASE, chain: withoutEvent(CHAIN, 3) });
    expect(check(bytes, store).chain).toStrictEqual({
      status: 'BROKEN',
      fault: 'EVENT_MISSING',
      index: 3,
      contractId: null,
      documentNo: null,
      title: null,
      organizationName: null,
      pageCount: null,
      sealed: null,
      events: 0,
      headHash: null,
      signers: [],
    });
  });

  it('is read right behind the seal where the table of the file is damaged', async () => {
    const { store } = await makeKeyStore();
    const { bytes } = sealContract({ key: store.current(), bytes: BASE, chain: CHAIN });
    const damaged = bytes.toString('latin1').replaceAll(/startxref\n\d+/g, (words) => words.replaceAll(/\d/g, '9'));
    expect(check(Buffer.from(damaged, 'latin1'), store)).toMatchObject({
      verdict: 'CHANGED',
      faults: ['CONTENT'],
      chain: { status: 'INTACT', fault: null, events: 5 },
    });
    const without = damaged.replace(CHAIN.toString('latin1'), (words) => words.replaceAll('"', ' '));
    expect(check(Buffer.from(without, 'latin1'), store)).toMatchObject({
      faults: ['CONTENT', 'CHAIN'],
      chain: { status: 'BROKEN', fault: 'MALFORMED', index: null },
    });
  });
});

type Reference = { stream: PdfRef; sha256: Buffer };

/** Checks a file whose seal names its chain in another way. */
async function checkReference(change: (own: Reference) => Reference) {
  const { store } = await makeKeyStore();
  const plan = { key: store.current(), bytes: BASE, chain: CHAIN };
  const { bytes } = sealContract(plan);
  const [place] = findSeals(bytes);
  const { chain } = place ? readSealClaims(bytes, place) : { chain: null };
  const own = { stream: new PdfRef(chain?.number ?? 0), sha256: Buffer.from(chain?.sha256 ?? '') };
  return check(sealContract({ ...plan, order: { chain: change(own) } }).bytes, store);
}

const broken = (fault: string) => ({ verdict: 'CHAIN_BROKEN', whole: true, chain: { status: 'BROKEN', fault } });

describe('a valid seal', () => {
  it('is of the chain that it names', async () => {
    expect(await checkReference((own) => own)).toMatchObject({ verdict: 'WHOLE', chain: { status: 'INTACT' } });
  });

  it('shows that the chain is another one, or that it says of none which it is', async () => {
    for (const sha256 of [Buffer.alloc(32, 1), Buffer.alloc(0)])
      expect(await checkReference(({ stream }) => ({ stream, sha256 }))).toMatchObject(broken('NOT_AS_SEALED'));
  });

  it('shows that there is no chain where it says', async () => {
    for (const number of [1, 9999])
      expect(await checkReference(({ sha256 }) => ({ stream: new PdfRef(number), sha256 }))).toMatchObject(
        broken('MALFORMED'),
      );
  });
});
