import { createHash } from 'node:crypto';
import type { Suggestion } from '../fields.ts';
import type { PageInfo } from '../geometry.ts';
import type { FileKind, NoticeCode } from '../intake.types.ts';
import { hangulToPdf } from './hangul/hangul-to-pdf.ts';
import { checkUnpackedSize } from './hangul/unpacked-size.ts';
import { imageToPdf } from './image-page.ts';
import { normalisePdf, type NormalisedPdf } from './pdf-intake.ts';
import { detectFileKind } from './detect-file-kind.ts';
import { RefusedFileError } from './refused-file-error.ts';
import type { Refusal } from './words.ts';
import { replaceBackslashes } from './zip-file.ts';

/** What the child process returns. `normalised` is null if the upload needed no changes. */
export type IntakeResult =
  | { refusal: Refusal; kind: FileKind | null }
  | {
      refusal: null;
      kind: FileKind;
      needsConfirmation: boolean;
      pages: PageInfo[];
      notices: NoticeCode[];
      suggestions: Suggestion[];
      normalised: Uint8Array | null;
      normalisedSha256: string;
    };

export async function intakeFile(upload: Buffer): Promise<{ answer: IntakeResult; normalised: Uint8Array | null }> {
  try {
    const readable = readableZip(upload);
    const { kind, refusal } = detectFileKind(readable);
    if (refusal) return { answer: { kind, refusal }, normalised: null };
    const { bytes, pages, notices, suggestions, needsConfirmation } = await normalise(kind, readable);
    const answer: IntakeResult = {
      refusal: null,
      kind,
      needsConfirmation,
      pages: pages.map(({ info }) => info),
      notices,
      suggestions,
      normalised: bytes === upload ? null : bytes,
      normalisedSha256: createHash('sha256').update(bytes).digest('hex'),
    };
    return { answer, normalised: bytes };
  } catch (error) {
    if (error instanceof RefusedFileError)
      return { answer: { kind: error.kind, refusal: error.refusal }, normalised: null };
    throw error;
  }
}

const ZIP = Buffer.from('504b0304', 'hex');

function readableZip(upload: Buffer): Buffer {
  if (!upload.subarray(0, ZIP.length).equals(ZIP)) return upload;
  try {
    return replaceBackslashes(upload);
  } catch (error) {
    // `recognise` will report the damage.
    if (error instanceof RangeError) return upload;
    throw error;
  }
}

/** Converts any supported file to a PDF. Our own PDFs go through the same checks as uploaded ones. */
async function normalise(kind: FileKind, upload: Buffer): Promise<NormalisedPdf> {
  if (kind === 'PDF') return normalisePdf(upload);
  if (kind === 'PNG' || kind === 'JPEG') {
    const pdf = await normalisePdf(await imageToPdf(kind, upload));
    return { ...pdf, notices: ['IMAGE_CONVERTED', ...pdf.notices] };
  }
  if (kind === 'HWPX') await checkUnpackedSize(upload);
  const hangul = await hangulToPdf(kind, upload);
  const pdf = await normalisePdf(hangul.pdf);
  return {
    ...pdf,
    notices: [
      'HANGUL_CONVERTED',
      ...(hangul.hasMissingGlyphs ? (['CHARACTERS_REPLACED'] as const) : []),
      ...pdf.notices,
    ],
    suggestions: [...hangul.suggestions, ...pdf.suggestions],
    needsConfirmation: true,
  };
}
