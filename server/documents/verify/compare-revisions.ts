import { openPdf, type PdfFile } from '../pdf/pdf-file.ts';
import type { PdfValue } from '../pdf/objects.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import { createPageHasher, type PageDigest } from './page-hasher.ts';
import type { LaterChange, ForeignSignature } from './verification.ts';

/** Lists what has changed since the seal, page by page. */
export function compareRevisions(bytes: Buffer, sealedEnd: number, later: readonly ForeignSignature[]): LaterChange[] {
  const signed = later.map(({ by }): LaterChange => ({
    kind: 'SIGNATURE',
    page: null,
    words: `${by}의 서명이 더해졌어요.`,
  }));
  try {
    const [sealed, now] = [openPdf(bytes.subarray(0, sealedEnd)), openPdf(bytes)];
    const found = [...comparePages(sealed, now), ...signed, ...compareWhole(sealed, now)];
    return found.length > 0 ? found : [UNSEEN];
  } catch {
    // Viewers may show anything if part of a revision can't be read.
    return [...signed, UNREADABLE];
  }
}

/** Changes after which a viewer shows something else than what was sealed, or may do so. */
const SHOWN_DIFFERENTLY: ReadonlySet<LaterChange['kind']> = new Set([
  'PAGE_ADDED',
  'PAGE_REMOVED',
  'PAGE_CHANGED',
  'PAGE_MOVED',
  'LAYERS',
]);

export const showsSomethingElse = (changes: readonly LaterChange[]): boolean =>
  changes.some(({ kind }) => SHOWN_DIFFERENTLY.has(kind));

const UNREADABLE: LaterChange = { kind: 'BYTES', page: null, words: '파일 끝에 읽을 수 없는 내용이 덧붙었어요.' };
const UNSEEN: LaterChange = { kind: 'DOCUMENT', page: null, words: '쪽에 보이지 않는 내용이 덧붙었어요.' };

type Seen = { page: PdfPage; digest: PageDigest };

function comparePages(sealed: PdfFile, now: PdfFile): LaterChange[] {
  const before = digestPages(sealed);
  const after = digestPages(now);
  const left = new Set(before);
  const partnerOf = new Map<Seen, Seen>();
  const pair = (keyOf: (seen: Seen) => string) => {
    const waiting = new Map<string, Seen[]>();
    for (const seen of left) {
      const alike = waiting.get(keyOf(seen));
      if (alike) alike.push(seen);
      else waiting.set(keyOf(seen), [seen]);
    }
    for (const seen of after) {
      const partner = partnerOf.has(seen) ? undefined : waiting.get(keyOf(seen))?.shift();
      if (!partner) continue;
      left.delete(partner);
      partnerOf.set(seen, partner);
    }
  };
  // Pairs pages in three rounds: by object and content, by content, and by object.
  pair(({ page, digest }) => `${page.ref.number} ${digest.whole}`);
  pair(({ digest }) => digest.whole);
  pair(({ page }) => String(page.ref.number));

  const found: LaterChange[] = [];
  let last = 0;
  for (const seen of after) {
    const { number } = seen.page.info;
    const partner = partnerOf.get(seen);
    if (!partner) found.push({ kind: 'PAGE_ADDED', page: number, words: `${number}쪽이 더해졌어요.` });
    else if (partner.digest.whole !== seen.digest.whole) found.push(changeOf(number, partner.digest, seen.digest));
    else if (partner.page.info.number < last) {
      found.push({ kind: 'PAGE_MOVED', page: number, words: `${number}쪽의 순서가 바뀌었어요.` });
    }
    if (partner) last = Math.max(last, partner.page.info.number);
  }
  for (const { page } of left) {
    const { number } = page.info;
    found.push({ kind: 'PAGE_REMOVED', page: number, words: `봉인할 때 ${number}쪽이던 쪽이 없어졌어요.` });
  }
  return found;
}

/** Tells a page with other content from one that only has more annotations, such as a visible signature. */
function changeOf(page: number, before: PageDigest, after: PageDigest): LaterChange {
  const left = [...after.annotations];
  const areKept = before.annotations.every((annotation) => {
    const place = left.indexOf(annotation);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return before.content === after.content && areKept
    ? { kind: 'ANNOTATION', page, words: `${page}쪽에 서명 표시나 메모가 덧붙었어요.` }
    : { kind: 'PAGE_CHANGED', page, words: `${page}쪽의 내용이 바뀌었어요.` };
}

function digestPages(file: PdfFile): Seen[] {
  const pages = file.pages();
  const digest = createPageHasher(file, pages);
  return pages.map((page) => ({ page, digest: digest.ofPage(page) }));
}

/** Parts of the catalogue that no page shows. */
const WHOLE: { kind: LaterChange['kind']; words: string; parts: (file: PdfFile) => PdfValue[] }[] = [
  {
    kind: 'ATTACHMENT',
    words: '첨부된 파일(감사추적 기록 등)이 바뀌었어요.',
    parts: (file) => [file.dict(file.root.get('Names')).get('EmbeddedFiles'), file.root.get('AF')],
  },
  {
    kind: 'LAYERS',
    words: '무엇을 보이고 숨길지 정하는 레이어 설정이 바뀌었어요. 쪽마다 보이는 내용이 달라졌을 수 있어요.',
    parts: (file) => [file.root.get('OCProperties')],
  },
  {
    kind: 'ACTION',
    words: '파일을 열 때 저절로 실행되는 동작이 바뀌었어요.',
    parts: (file) => [
      file.root.get('OpenAction'),
      file.root.get('AA'),
      file.dict(file.root.get('Names')).get('JavaScript'),
    ],
  },
];

function compareWhole(sealed: PdfFile, now: PdfFile): LaterChange[] {
  return WHOLE.flatMap(({ kind, words, parts }) => {
    const [before, after] = [sealed, now].map((file) => parts(file).map(createPageHasher(file, []).of).join());
    return before === after ? [] : [{ kind, page: null, words }];
  });
}
