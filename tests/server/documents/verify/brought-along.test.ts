import { expect, it } from 'vitest';
import { IncrementalUpdate } from '../../../../server/documents/pdf/incremental-update.ts';
import { dict, name, PdfStream, type PdfString } from '../../../../server/documents/pdf/objects.ts';
import { openPdf } from '../../../../server/documents/pdf/pdf-file.ts';
import { findSeals } from '../../../../server/documents/verify/find-seals.ts';
import { makeChain } from '../../../support/sealed-chain.ts';
import { finishUpdate, makeKeyStore, makePdf, sealContract } from '../../../support/sealing.ts';
import { SEAL_MARK, seemingSeal } from '../../../support/seeming-seal.ts';
import { cpuSeconds } from '../../../support/work.ts';
import { checkFile as check } from '../../../support/verifying.ts';

function withStream(content: string): Buffer {
  const update = new IncrementalUpdate(openPdf(makePdf()));
  update.add(new PdfStream(dict({}), Buffer.from(content, 'latin1')));
  return finishUpdate(update);
}

/** Hides the bytes from `make` in a stream that nothing refers to. */
const carrying = (make: (start: number) => string): Buffer => withStream(make(withStream(make(0)).indexOf(SEAL_MARK)));

function contentsOf(sealed: Buffer): string {
  const start = sealed.indexOf(SEAL_MARK);
  const from = sealed.indexOf('<', start) + 1;
  return sealed.toString('latin1', from, sealed.indexOf('>', from));
}

it('a seal stays whole over a document that brought along the seal of another one', async () => {
  const { store } = await makeKeyStore();
  const foreign = contentsOf(sealContract({ key: store.current() }).bytes);
  for (const rest of [500, 9_999_999]) {
    const bytes = carrying((start) => seemingSeal(start, foreign, rest));
    const sealed = sealContract({ key: store.current(), bytes, chain: makeChain(bytes) }).bytes;
    expect(check(sealed, store)).toMatchObject({ verdict: 'WHOLE', whole: true, chain: { status: 'INTACT' } });
    const changed = Buffer.from(sealed);
    changed[100] = (changed[100] ?? 0) ^ 1;
    expect(check(changed, store)).toMatchObject({ verdict: 'CHANGED', whole: false });
  }
});

it('a seal is found behind more seeming ones than anybody looks at', async () => {
  const { store } = await makeKeyStore();
  const bytes = carrying((start) => {
    let text = '';
    for (let count = 0; count < 400; count += 1) text += seemingSeal(start + text.length, '00');
    return text;
  });
  const sealed = sealContract({ key: store.current(), bytes }).bytes;
  expect(check(sealed, store)).toMatchObject({ verdict: 'WHOLE', whole: true });
});

it('seeming seals over a large file are not even looked at', async () => {
  const { store } = await makeKeyStore();
  const size = 4 * 1024 * 1024;
  const head = Buffer.alloc(size, 0x30);
  for (let at = 0, count = 0; count < 300; at += 200, count += 1) {
    const form = seemingSeal(at, 'x'.repeat(size - at - 200));
    head.write(form.slice(0, form.indexOf('<') + 1), at, 'latin1');
  }
  expect(findSeals(head)).toEqual([]);
  expect(check(head, store).verdict).toBe('NOT_PDF');
});

it('tells of layers and of actions that were added behind the seal', async () => {
  const { store } = await makeKeyStore();
  const { bytes } = sealContract({ key: store.current() });
  const changed = (key: string, value: PdfString | ReturnType<typeof dict>) => {
    const update = new IncrementalUpdate(openPdf(bytes));
    update.set(update.file.rootRef, update.file.root.with({ [key]: value }));
    return check(finishUpdate(update), store);
  };
  expect(changed('OCProperties', dict({ OCGs: [], D: dict({}) }))).toMatchObject({
    verdict: 'CHANGED',
    addedAfter: [{ kind: 'LAYERS', page: null }],
    words: expect.stringContaining('레이어'),
  });
  expect(changed('OpenAction', dict({ S: name('JavaScript') }))).toMatchObject({
    verdict: 'ADDED_AFTER',
    addedAfter: [{ kind: 'ACTION', page: null }],
  });
});

it('a file of many pages that share much is compared with little work', async () => {
  const { store } = await makeKeyStore();
  const update = new IncrementalUpdate(openPdf(sealContract({ key: store.current() }).bytes));
  const tree = update.reserve();
  const kids = Array.from({ length: 5_000 }, () => update.add(dict({ Type: name('Page'), Parent: tree })));
  const resources = dict(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`A${index}`, index])));
  update.set(tree, dict({ Type: name('Pages'), Count: kids.length, Kids: kids, Resources: resources }));
  update.set(update.file.rootRef, update.file.root.with({ Pages: tree }));
  const bytes = finishUpdate(update);
  const seconds = await cpuSeconds(() => expect(check(bytes, store).verdict).toBe('CHANGED'));
  expect(seconds).toBeLessThan(4);
});
