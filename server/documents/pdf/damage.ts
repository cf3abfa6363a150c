/** The file does not follow the format, so only a lenient engine can repair it. */
export class PdfDamaged extends Error {
  override name = 'PdfDamaged';
}
