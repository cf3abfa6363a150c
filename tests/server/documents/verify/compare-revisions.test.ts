import { describe, expect, it } from 'vitest';
import { IncrementalUpdate } from '../../../../server/documents/pdf/incremental-update.ts';
import { NewPdf } from '../../../../server/documents/pdf/new-pdf.ts';
import { dict, name, PdfRef, PdfStream, PdfString, type PdfValue } from '../../../../server/documents/pdf/objects.ts';
import { openPdf } from '../../../../server/documents/pdf/pdf-file.ts';
import { compareRevisions } from '../../../../server/documents/verify/compare-revisions.ts';
import { finishUpdate } from '../../../support/sealing.ts';

const text = (words: string) => new PdfString(Buffer.from(words));
const stream = (content: string) => new PdfStream(dict({}), Buffer.from(content));

/** Three pages under one tree, which share a font and inherit their boxes. A field of two widgets is on the first two. */
const REFS: Record<'tree' | 'font' | 'field' | 'names' | 'loop', PdfRef> = (() => {
  const numbers = [1, 2, 3, 4, 5].map((number) => new PdfRef(number));
  const [tree, font, field, names, loop] = numbers;
  if (!tree || !font || !field || !names || !loop) throw new Error('there are five');
  return { tree, font, field, names, loop };
})();
const widget = () => dict({ Subtype: name('Widget'), Parent: REFS.field, Rect: [10, 10, 90, 30], P: new PdfRef(99) });
const PAGES = 3;
const SEALED = (() => {
  const pdf = new NewPdf();
  for (let count = 0; count < 5; count += 1) pdf.reserve();
  pdf.set(REFS.font, dict({ Type: name('Font'), BaseFont: name('Helvetica'), Loop: REFS.loop }));
  pdf.set(REFS.loop, dict({ Back: REFS.loop, Flag: true }));
  const pages = Array.from({ length: PAGES }, (_, index) =>
    pdf.add(
      dict({
        Type: name('Page'),
        Parent: REFS.tree,
        Contents: pdf.add(stream(`page ${index + 1}`)),
        Annots: index < 2 ? [pdf.add(widget())] : null,
      }),
    ),
  );
  const [first = null] = pages;
  const Resources = dict({ Font: dict({ F1: REFS.font }), XObject: dict({ P: pdf.add(stream('drawn')) }) });
  pdf.set(REFS.tree, dict({ Type: name('Pages'), Kids: pages, Count: PAGES, MediaBox: [0, 0, 595, 842], Resources }));
  pdf.set(REFS.field, dict({ FT: name('Tx'), T: text('name'), V: text('Kim'), Kids: [first] }));
  pdf.set(REFS.names, dict({ EmbeddedFiles: dict({ Names: [text('chain'), stream('chain').dict] }) }));
  return pdf.finish(pdf.add(dict({ Type: name('Catalog'), Pages: REFS.tree, Names: REFS.names })));
})();

const pageRef = (number: number) => openPdf(SEALED).page(number).ref;

/** Lists the kinds and pages of what differs after an update. */
function changesBy(change: (update: IncrementalUpdate) => void, sealed = SEALED) {
  const update = new IncrementalUpdate(openPdf(sealed));
  change(update);
  return compareRevisions(finishUpdate(update), sealed.length, []).map(({ kind, page }) => `${kind} ${page}`);
}

const put = (ref: PdfRef, changes: Record<string, PdfValue>) => (update: IncrementalUpdate) =>
  update.set(ref, update.dict(ref).with(changes));
const putPage = (number: number, changes: Record<string, PdfValue>) => (update: IncrementalUpdate) =>
  put(update.file.page(number).ref, changes)(update);
const putRoot = (changes: Record<string, PdfValue>) => (update: IncrementalUpdate) =>
  put(update.file.rootRef, changes)(update);
const putKids = (order: (kids: PdfValue[], update: IncrementalUpdate) => PdfValue[]) => (update: IncrementalUpdate) => {
  const Kids = order(update.file.array(update.dict(REFS.tree).get('Kids')), update);
  put(REFS.tree, { Kids, Count: Kids.length })(update);
};

const contentsOf = (update: IncrementalUpdate) => {
  const ref = update.file.page(1).dict.get('Contents');
  if (!(ref instanceof PdfRef)) throw new Error('no contents');
  return ref;
};
/** Lists what an annotation of this kind changes on the third page. */
const signed = (FT: string, Rect: number[]) =>
  changesBy(putPage(3, { Annots: [dict({ Subtype: name('Widget'), FT: name(FT), Rect })] }));
const reverseEntries = (update: IncrementalUpdate) => {
  const { ref, dict: page } = update.file.page(1);
  update.set(ref, dict(Object.fromEntries([...page.entries].toReversed())));
};
const copyPage = (kid: PdfValue | undefined, update: IncrementalUpdate, changes = {}) =>
  update.add(update.dict(kid ?? null).with(changes));
const swapPages = (update: IncrementalUpdate) => {
  const [one, two] = [update.file.page(1), update.file.page(2)];
  update.set(one.ref, two.dict);
  update.set(two.ref, one.dict);
};

const ALL = [1, 2, 3].map((number) => `PAGE_CHANGED ${number}`);
const NOTHING_SEEN = ['DOCUMENT null'];

describe('a page is changed', () => {
  it.each<[string, Record<string, PdfValue>]>([
    ['its box', { MediaBox: [0, 0, 595, 800] }],
    ['its visible part', { CropBox: [0, 0, 100, 100] }],
    ['its rotation', { Rotate: 90 }],
    ['its resources', { Resources: dict({}) }],
  ])('by %s, on the page or above it', (_, changes) => {
    expect(changesBy(put(REFS.tree, changes))).toEqual(ALL);
    expect(changesBy(putPage(2, changes))).toEqual(['PAGE_CHANGED 2']);
  });

  it.each<[string, PdfValue, PdfValue]>([
    ['numbers', 1, 2],
    ['yes and no', true, false],
    ['names', name('One'), name('Two')],
    ['strings', text('one'), text('two')],
    ['a name and a string', name('One'), text('One')],
    ['lists', [1, 2], [2, 1]],
    ['numbers in lists', [1, 23], [12, 3]],
    ['dictionaries', dict({ A: 1 }), dict({ B: 1 })],
    ['references to pages', pageRef(1), pageRef(2)],
  ])('by what one of its entries has: %s', (_, before, after) => {
    const withEntry = (value: PdfValue) => {
      const update = new IncrementalUpdate(openPdf(SEALED));
      putPage(3, { Entry: value })(update);
      return finishUpdate(update);
    };
    expect(changesBy(putPage(3, { Entry: after }), withEntry(before))).toEqual(['PAGE_CHANGED 3']);
    expect(changesBy(putPage(3, { Entry: before }), withEntry(before))).toEqual(NOTHING_SEEN);
  });

  it('by an object that it shares, however deep, even if some refer to themselves', () => {
    expect(changesBy(put(REFS.font, { BaseFont: name('Symbol') }))).toEqual(ALL);
    expect(changesBy(put(REFS.loop, { Flag: false }))).toEqual(ALL);
    expect(changesBy((update) => update.set(REFS.loop, REFS.names))).toEqual(ALL);
  });

  it('by the bytes of a stream, or by how they are decoded', () => {
    expect(changesBy((update) => update.set(contentsOf(update), stream('page x')))).toEqual(['PAGE_CHANGED 1']);
    const filtered = new PdfStream(dict({ Filter: name('FlateDecode') }), Buffer.from('page 1'));
    expect(changesBy((update) => update.set(contentsOf(update), filtered))).toEqual(['PAGE_CHANGED 1']);
    expect(changesBy((update) => update.set(contentsOf(update), stream('page 1')))).toEqual(NOTHING_SEEN);
  });

  it('by an image whose name is that of an entry that leads elsewhere', () => {
    const above = openPdf(SEALED).dict(REFS.tree).get('Resources');
    const Resources = openPdf(SEALED)
      .dict(above)
      .with({ XObject: dict({ P: REFS.loop }) });
    expect(changesBy(put(REFS.tree, { Resources }))).toEqual(ALL);
  });

  it('by the value of a field, which its widgets show', () => {
    expect(changesBy(put(REFS.field, { V: text('Lee') }))).toEqual(['PAGE_CHANGED 1', 'PAGE_CHANGED 2']);
  });

  it('by an annotation, but not by a signature that nobody sees', () => {
    expect(signed('Sig', [0, 0, 0, 0])).toEqual(NOTHING_SEEN);
    expect(signed('Sig', [5, 8, 5, 8])).toEqual(NOTHING_SEEN);
    for (const rect of [
      [0, 0, 100, 50],
      [0, 0, 0, 50],
      [0, 0, 50, 0],
    ])
      expect(signed('Sig', rect)).toEqual(['ANNOTATION 3']);
    expect(signed('Tx', [0, 0, 0, 0])).toEqual(['ANNOTATION 3']);
  });
});

const note = (left: number) => dict({ Subtype: name('Square'), Rect: [left, 10, 90, 90] });

describe('annotations of a page', () => {
  const noted = new IncrementalUpdate(openPdf(SEALED));
  putPage(2, { Annots: [note(1), note(2)] })(noted);
  const withNotes = finishUpdate(noted);

  it('are additions if all that were sealed are still there', () => {
    expect(changesBy(putPage(2, { Annots: [note(1), note(3), note(2)] }), withNotes)).toEqual(['ANNOTATION 2']);
  });

  it('change the page if one is gone or moved, or if something else of the page changed with them', () => {
    expect(changesBy(putPage(2, { Annots: [note(1)] }), withNotes)).toEqual(['PAGE_CHANGED 2']);
    expect(changesBy(putPage(2, { Annots: [note(1), note(1), note(3)] }), withNotes)).toEqual(['PAGE_CHANGED 2']);
    expect(changesBy(putPage(2, { Annots: [note(1), note(2), note(3)], Rotate: 90 }), withNotes)).toEqual([
      'PAGE_CHANGED 2',
    ]);
  });
});

describe('a page looks the same', () => {
  it('where one that it links to is changed', () => {
    const linked = new IncrementalUpdate(openPdf(SEALED));
    putPage(1, { Annots: [dict({ Subtype: name('Link'), Dest: [pageRef(3), name('Fit')] })] })(linked);
    expect(changesBy(putPage(3, { Rotate: 90 }), finishUpdate(linked))).toEqual(['PAGE_CHANGED 3']);
  });

  it('whatever leads from it to others', () => {
    expect(changesBy(putPage(1, { StructParents: 5 }))).toEqual(NOTHING_SEEN);
    const annotated = (entries: Record<string, PdfValue>) =>
      changesBy(putPage(1, { Annots: [widget().with(entries)] }));
    expect(annotated({ P: new PdfRef(50), StructParent: 3, Popup: new PdfRef(51) })).toEqual(NOTHING_SEEN);
    expect(annotated({ Rect: [0, 0, 1, 1] })).toEqual(['PAGE_CHANGED 1']);
    expect(changesBy(put(REFS.field, { Kids: [], Parent: REFS.loop }))).toEqual(NOTHING_SEEN);
  });

  it('in whatever order its entries are', () => {
    expect(changesBy(reverseEntries)).toEqual(NOTHING_SEEN);
  });
});

describe('pages are told apart', () => {
  it('by their content, where an object has another number', () => {
    expect(changesBy(putKids(([a, b, c], update) => [a ?? null, copyPage(b, update), c ?? null]))).toEqual(
      NOTHING_SEEN,
    );
  });

  it('by their number, where several have the same content', () => {
    const twins = new IncrementalUpdate(openPdf(SEALED));
    putKids(([a = null], update) => [a, copyPage(a, update), copyPage(a, update)])(twins);
    const copies = putKids((kids, update) => kids.map((kid) => copyPage(kid, update)));
    expect(changesBy(copies, finishUpdate(twins))).toEqual(NOTHING_SEEN);
  });

  it('where one was added, removed or moved', () => {
    expect(changesBy(putKids(([a = null, b = null, c = null], update) => [a, copyPage(a, update), b, c]))).toEqual([
      'PAGE_ADDED 2',
    ]);
    expect(changesBy(putKids(([a = null, b = null]) => [a, b]))).toEqual(['PAGE_REMOVED 3']);
    expect(changesBy(putKids(([a = null, b = null, c = null]) => [b, a, c]))).toEqual(['PAGE_MOVED 2']);
    expect(changesBy(putKids(([a = null, b = null, c = null]) => [c, a, b]))).toEqual(['PAGE_MOVED 2', 'PAGE_MOVED 3']);
  });

  it('where one is another, and one that has its content is elsewhere', () => {
    const Contents = new PdfRef(99);
    expect(changesBy(putKids(([a, b = null, c = null], update) => [copyPage(a, update, { Contents }), b, c]))).toEqual([
      'PAGE_ADDED 1',
      'PAGE_REMOVED 1',
    ]);
    expect(changesBy(swapPages)).toEqual(['PAGE_MOVED 2']);
  });
});

describe('what no page shows is changed', () => {
  const action = dict({ S: name('JavaScript') });
  it.each<[string, string, (update: IncrementalUpdate) => void]>([
    ['an attachment', 'ATTACHMENT', put(REFS.names, { EmbeddedFiles: dict({}) })],
    ['a file that belongs to the document', 'ATTACHMENT', putRoot({ AF: [dict({ F: text('x') })] })],
    ['its layers', 'LAYERS', putRoot({ OCProperties: dict({ OCGs: [] }) })],
    ['what happens when it is opened', 'ACTION', putRoot({ OpenAction: action })],
    ['what happens at other times', 'ACTION', putRoot({ AA: dict({ WC: action }) })],
    ['a script', 'ACTION', put(REFS.names, { JavaScript: dict({ Names: [text('x'), action] }) })],
  ])('%s', (_, kind, change) => {
    const update = new IncrementalUpdate(openPdf(SEALED));
    change(update);
    const changes = compareRevisions(finishUpdate(update), SEALED.length, []);
    expect(changes).toEqual([{ kind, page: null, words: expect.stringContaining('바뀌었어요.') }]);
  });

  it('by a program that only wrote something that is not used', () => {
    expect(changesBy((update) => update.add(dict({})))).toEqual(NOTHING_SEEN);
  });
});

it('says which signatures were added, whatever else cannot be read', () => {
  const later = [{ by: 'Kim', at: null, state: 'INTACT' as const }];
  const signature = { kind: 'SIGNATURE', page: null, words: 'Kim의 서명이 더해졌어요.' };
  const unreadable = { kind: 'BYTES', page: null, words: '파일 끝에 읽을 수 없는 내용이 덧붙었어요.' };
  const behind = (more: string) => compareRevisions(Buffer.concat([SEALED, Buffer.from(more)]), SEALED.length, later);
  expect(behind('PK')).toEqual([signature, unreadable]);
  const update = new IncrementalUpdate(openPdf(SEALED));
  put(REFS.font, { Size: 1 })(update);
  const damaged = finishUpdate(update).toString('latin1').replace('<</Type', '<</Type <<<');
  const [first, second] = compareRevisions(Buffer.from(damaged, 'latin1'), SEALED.length, later);
  expect([first, second?.kind]).toEqual([signature, 'BYTES']);
});
