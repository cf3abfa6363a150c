import { expect, describe, it } from 'vitest';
import { IncrementalUpdate } from '../../../../server/documents/pdf/incremental-update.ts';
import { dict, name, PdfRef, PdfStream } from '../../../../server/documents/pdf/objects.ts';
import { openPdf } from '../../../../server/documents/pdf/pdf-file.ts';
import { sealUpdate } from '../../../../server/documents/seal/sign.ts';
import { eventsOver, makeChain } from '../../../support/sealed-chain.ts';
import { drawOver, finishUpdate, makeKeyStore, makePdf, sealContract, textStream } from '../../../support/sealing.ts';
import { checkFile as check } from '../../../support/verifying.ts';

async function makeSealed(pages = 3) {
  const { store } = await makeKeyStore();
  const base = makePdf(pages);
  const sealed = sealContract({ key: store.current(), bytes: base, chain: makeChain(base) });
  return { store, bytes: sealed.bytes };
}

const updateOf = (bytes: Buffer) => new IncrementalUpdate(openPdf(bytes));

describe('what was put behind the seal', () => {
  it('is a page', async () => {
    const { store, bytes } = await makeSealed();
    const update = updateOf(bytes);
    const { file } = update;
    const tree = file.root.get('Pages');
    if (!(tree instanceof PdfRef)) throw new Error('no tree');
    const page = update.add(dict({ Type: name('Page'), Parent: tree, MediaBox: [0, 0, 595, 842] }));
    const [first, ...others] = file.array(file.dict(tree).get('Kids'));
    update.set(tree, file.dict(tree).with({ Kids: [first ?? null, page, ...others], Count: 4 }));
    expect(check(finishUpdate(update), store)).toMatchObject({
      verdict: 'CHANGED',
      ours: true,
      whole: false,
      addedAfter: [{ kind: 'PAGE_ADDED', page: 2, words: '2쪽이 더해졌어요.' }],
      words: expect.stringContaining('2쪽이 더해졌어요.'),
    });
  });

  it('is a page less, and two that changed places', async () => {
    const { store, bytes } = await makeSealed(4);
    const update = updateOf(bytes);
    const { file } = update;
    const tree = file.root.get('Pages');
    if (!(tree instanceof PdfRef)) throw new Error('no tree');
    const [a = null, b = null, c = null] = file.array(file.dict(tree).get('Kids'));
    update.set(tree, file.dict(tree).with({ Kids: [c, a, b], Count: 3 }));
    const { verdict, addedAfter } = check(finishUpdate(update), store);
    expect(verdict).toBe('CHANGED');
    expect(addedAfter).toEqual([
      { kind: 'PAGE_MOVED', page: 2, words: '2쪽의 순서가 바뀌었어요.' },
      { kind: 'PAGE_MOVED', page: 3, words: '3쪽의 순서가 바뀌었어요.' },
      { kind: 'PAGE_REMOVED', page: 4, words: '봉인할 때 4쪽이던 쪽이 없어졌어요.' },
    ]);
  });

  it('is a value drawn over another', async () => {
    const { store, bytes } = await makeSealed();
    const update = updateOf(bytes);
    drawOver(update, 3, 'EUR 1,000,000', 300);
    expect(check(finishUpdate(update), store)).toMatchObject({
      verdict: 'CHANGED',
      addedAfter: [{ kind: 'PAGE_CHANGED', page: 3, words: '3쪽의 내용이 바뀌었어요.' }],
      words: expect.stringMatching(
        /^도장이 봉인한 파일인데, 봉인한 뒤에 바뀌었어요[^]*3쪽의 내용이[^]*이 파일은 믿지 마세요/,
      ),
    });
  });

  it('is another object in the place of what a page draws', async () => {
    const { store, bytes } = await makeSealed();
    const update = updateOf(bytes);
    const contents = update.file.page(2).dict.get('Contents');
    if (!(contents instanceof PdfRef)) throw new Error('no contents');
    update.set(contents, textStream('Page 2 of another contract', 700));
    expect(check(finishUpdate(update), store).addedAfter).toEqual([
      { kind: 'PAGE_CHANGED', page: 2, words: '2쪽의 내용이 바뀌었어요.' },
    ]);
  });

  it('is an annotation, or a font under all pages', async () => {
    const { store, bytes } = await makeSealed();
    const note = updateOf(bytes);
    const { ref, dict: page } = note.file.page(2);
    const annotation = note.add(dict({ Type: name('Annot'), Subtype: name('Square'), Rect: [10, 10, 90, 90] }));
    note.set(ref, page.with({ Annots: [annotation] }));
    expect(check(finishUpdate(note), store)).toMatchObject({
      verdict: 'ADDED_AFTER',
      addedAfter: [{ kind: 'ANNOTATION', page: 2 }],
      words: expect.stringContaining('가리고 있을 수 있어요'),
    });

    const font = updateOf(bytes);
    const used = font.dict(font.dict(font.file.page(1).dict.get('Resources')).get('Font')).get('F1');
    if (!(used instanceof PdfRef)) throw new Error('no font');
    font.set(used, font.dict(used).with({ BaseFont: name('Symbol') }));
    expect(check(finishUpdate(font), store).addedAfter.map(({ page }) => page)).toEqual([1, 2, 3]);
  });

  it('is the signature of somebody else', async () => {
    const { store, bytes } = await makeSealed();
    const other = await makeKeyStore();
    const update = updateOf(bytes);
    const { chunks } = sealUpdate(update, other.store.current(), { kind: 'DOCUMENT', at: new Date(0) });
    expect(check(Buffer.concat(chunks), store)).toMatchObject({
      verdict: 'ADDED_AFTER',
      keyId: store.current().keyId,
      addedAfter: [{ kind: 'SIGNATURE', page: null, words: '도장 전자계약 봉인의 서명이 더해졌어요.' }],
      signatures: [{ by: '도장 전자계약 봉인', state: 'INTACT' }],
    });
  });

  it('is an attachment in the place of the chain', async () => {
    const { store, bytes } = await makeSealed();
    const update = updateOf(bytes);
    const { file } = update;
    const [, specification] = file.array(
      file.dict(file.dict(file.root.get('Names')).get('EmbeddedFiles')).get('Names'),
    );
    const stream = file.dict(file.dict(specification ?? null).get('EF')).get('F');
    if (!(stream instanceof PdfRef)) throw new Error('no attachment');
    update.set(
      stream,
      new PdfStream(dict({ Type: name('EmbeddedFile') }), makeChain(makePdf(3), eventsOver(makePdf(3)).slice(0, 2))),
    );
    expect(check(finishUpdate(update), store)).toMatchObject({
      verdict: 'ADDED_AFTER',
      addedAfter: [{ kind: 'ATTACHMENT', page: null }],
      // The sealed bytes are still at the start of the file, unchanged.
      chain: { status: 'INTACT', events: 5 },
    });
  });

  it('is found behind hundreds of things that look like seals', async () => {
    const { store, bytes } = await makeSealed();
    const mark = bytes.subarray(bytes.indexOf('/ByteRange [0 '), bytes.indexOf('/Contents <') + 40);
    const { verdict, keyId } = check(Buffer.concat([bytes, ...Array.from({ length: 300 }, () => mark)]), store);
    expect([verdict, keyId]).toEqual(['ADDED_AFTER', store.current().keyId]);
  });

  it('is nothing that one sees, or no PDF at all', async () => {
    const { store, bytes } = await makeSealed();
    const update = updateOf(bytes);
    update.add(dict({ Secret: name('Something') }));
    expect(check(finishUpdate(update), store).addedAfter).toMatchObject([{ kind: 'DOCUMENT', page: null }]);
    for (const more of ['\n', 'PK\u0003\u0004', 'startxref\n99\n%%EOF\n']) {
      const result = check(Buffer.concat([bytes, Buffer.from(more)]), store);
      expect(result).toMatchObject({ verdict: 'ADDED_AFTER', whole: false });
      expect(result.addedAfter).toHaveLength(1);
    }
  });
});
