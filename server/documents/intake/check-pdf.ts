import type { RefusalCode } from '../intake.types.ts';
import { openWithPdfium } from './read-pdf.ts';
import { RefusedFileError } from './refused-file-error.ts';

/**
 * Returns why nobody could open a PDF, or null if it opens without a password and has pages. Far cheaper than the
 * intake, and enough for a file that is only passed on.
 */
export async function checkPdf(bytes: Uint8Array): Promise<RefusalCode | null> {
  try {
    using document = await openWithPdfium(bytes);
    return document.pageCount > 0 ? null : 'FILE_DAMAGED';
  } catch (error) {
    if (error instanceof RefusedFileError) return error.refusal.errorCode;
    throw error;
  }
}
