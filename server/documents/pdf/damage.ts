/** Thrown if a file doesn't follow the format, so that only a more lenient reader can repair it. */
export class PdfDamaged extends Error {
  override name = 'PdfDamaged';
}

/** Reading the file would take too much memory. */
export class PdfUnpacksTooLarge extends PdfDamaged {
  override name = 'PdfUnpacksTooLarge';
}
