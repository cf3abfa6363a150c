import { randomBytes } from 'node:crypto';
import type { Suggestion } from '../fields.ts';
import { fromUserSpace, type Rect } from '../geometry.ts';
import { openDocument, type PdfiumDocument } from '../pages/pdfium-document.ts';
import { readText } from '../pages/read-text.ts';
import { IncrementalUpdate } from '../pdf/incremental-update.ts';
import { createPackedStream } from '../pdf/packed-stream.ts';
import type { PdfPage } from '../pdf/page-tree.ts';
import { openPdf, type PdfFile } from '../pdf/pdf-file.ts';
import { rewrite } from '../pdf/rewrite.ts';
import { partyNamed } from '../suggest/parties/party-names.ts';
import type { FoundTag } from './find-tags.ts';
import { TagReader, type PageTags } from './page-tags.ts';
import { removeGlyphs } from './remove-glyphs.ts';

const MAX_TAGS = 1_000;
const SAME_PLACE = 2;

export async function extractTags(file: PdfFile, pages: readonly PdfPage[]): Promise<Taken | null> {
  const reader = new TagReader(file);
  const tagged = pages.flatMap((page) => reader.read(page) ?? []);
  if (tagged.length === 0) return null;
  const taken = withoutTags(file, tagged);
  const [before, after] = [await openDocument(file.bytes), await openDocument(taken)];
  try {
    const safe = tagged.filter((page) => areTagsRemoved(page, before, after));
    if (safe.length === 0) return null;
    const bytes = safe.length === tagged.length ? taken : withoutTags(file, safe);
    return { bytes: rewrite(openPdf(bytes)), suggestions: safe.flatMap(suggestionsOf).slice(0, MAX_TAGS) };
  } finally {
    before[Symbol.dispose]();
    after[Symbol.dispose]();
  }
}

type Taken = { bytes: Uint8Array; suggestions: Suggestion[] };

function withoutTags(file: PdfFile, tagged: readonly PageTags[]): Buffer {
  const update = new IncrementalUpdate(file);
  for (const { page, tags, content } of tagged) {
    const left = removeGlyphs(
      content,
      tags.flatMap(({ glyphs }) => glyphs),
    );
    update.set(page.ref, page.dict.with({ Contents: update.add(createPackedStream(left.toString('latin1'))) }));
  }
  return Buffer.concat([file.bytes, ...update.serialize(randomBytes(16)).chunks]);
}

/** Returns whether PDFium finds exactly the page's text without its tags. */
function areTagsRemoved({ page, tags }: PageTags, before: PdfiumDocument, after: PdfiumDocument): boolean {
  const index = page.info.number - 1;
  const [whole, left] = [readText(before, index).text, readText(after, index).text];
  // PDFium may report text that is drawn twice only once.
  return [tags, withoutCopies(tags)].some((gone) => isRest(left, whole, gone));
}

/** Returns whether `left` has the characters of `whole` minus those of the tags, in any order. */
function isRest(left: string, whole: string, tags: readonly FoundTag[]): boolean {
  const counts = new Map<string, number>();
  const count = (text: string, by: number) => {
    for (const character of text.replaceAll(/\s/g, '')) counts.set(character, (counts.get(character) ?? 0) + by);
  };
  count(whole, 1);
  count(left, -1);
  for (const { words } of tags) count(words, -1);
  return [...counts.values()].every((difference) => difference === 0);
}

const toHundredths = (side: number) => Math.round(side * 100) / 100;
const rounded = ({ x, y, width, height }: Rect): Rect => ({
  x: toHundredths(x),
  y: toHundredths(y),
  width: toHundredths(width),
  height: toHundredths(height),
});

function suggestionsOf({ page, tags }: PageTags): Suggestion[] {
  return withoutCopies(tags).map(({ tag, words, box }) => ({
    page: page.info.number,
    rect: rounded(fromUserSpace(box, page.info)),
    kind: tag.kind,
    party: tag.role === null ? null : (partyNamed(tag.role)?.party ?? null),
    partyName: tag.role,
    name: tag.name,
    ...(tag.kind === 'RADIO' && { group: tag.name }),
    required: tag.isRequired,
    confidence: 1,
    words,
    source: 'TEXT_TAG',
  }));
}

/** Ignores repeated tags, because some programs draw text twice to make it bold. */
const withoutCopies = (tags: readonly FoundTag[]) =>
  tags.filter((tag, index) => !tags.slice(0, index).some((other) => isSame(tag, other)));

const isSame = (one: FoundTag, other: FoundTag) =>
  one.words === other.words && one.box.every((side, index) => Math.abs(side - (other.box[index] ?? 0)) < SAME_PLACE);
