/** Thrown if a file violates the format in a way that only a more lenient reader can repair. */
export class PdfDamaged extends Error {
  override name = 'PdfDamaged';
}

/** Thrown if reading the file would take too much memory. */
export class PdfUnpacksTooLarge extends PdfDamaged {
  override name = 'PdfUnpacksTooLarge';
}
