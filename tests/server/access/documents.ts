import { createHash } from 'node:crypto';
import type { Documents } from '../../../server/deps.ts';
import { NewPdf } from '../../../server/documents/pdf/new-pdf.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import { dict, name } from '../../../server/documents/pdf/objects.ts';
import { createFakeDocuments, fakePdf } from '../../support/fake-documents.ts';
import { textStream } from '../../support/sealing.ts';

/** Fakes the engine, but keeps the bytes of real PDFs, so that a sealed document still names its owner. */
export function createDocuments(): Documents {
  const fake = createFakeDocuments();
  return {
    ...fake,
    async intake(bytes) {
      if (!Buffer.from(bytes.subarray(0, 6)).equals(Buffer.from('%PDF-1'))) return fake.intake(bytes);
      const taken = await fake.intake(fakePdf({ pages: openPdf(bytes).pageCount }));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (taken.status === 'REFUSED') return taken;
      return { ...taken, sha256, normalised: bytes, normalisedSha256: sha256 };
    },
  };
}

/** Creates a page whose owner can be read from its plain bytes. */
export function pageOf(words: string): Buffer {
  const pdf = new NewPdf();
  const font = pdf.add(dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica') }));
  const page = {
    MediaBox: [0, 0, 595.28, 841.89],
    Resources: dict({ Font: dict({ F1: font }) }),
    Contents: pdf.add(textStream(words, 700)),
  };
  return pdf.finish(pdf.addPages([page]));
}
