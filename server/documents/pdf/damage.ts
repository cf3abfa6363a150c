/** The file does not follow the format. It can be repaired only by an engine that guesses. */
export class PdfDamaged extends Error {
  override name = 'PdfDamaged';
}
