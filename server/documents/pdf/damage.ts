/** Thrown if a file violates the format in a way that only a more lenient reader can repair. */
export class DamagedPdfError extends Error {
  override name = 'DamagedPdfError';
}

/** Thrown if reading the file would take too much memory. */
export class OversizedPdfError extends DamagedPdfError {
  override name = 'OversizedPdfError';
}
