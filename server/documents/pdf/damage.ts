/** The file is not written as the format asks. Whoever wants to mend it hands it to an engine that guesses. */
export class PdfDamaged extends Error {
  override name = 'PdfDamaged';
}
