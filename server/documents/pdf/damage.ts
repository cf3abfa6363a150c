/** Thrown if a file violates the format. A more lenient reader may be able to repair it. */
export class DamagedPdfError extends Error {
  override name = 'DamagedPdfError';
}

/** Thrown if reading the file takes too much memory. */
export class OversizedPdfError extends DamagedPdfError {
  override name = 'OversizedPdfError';
}
