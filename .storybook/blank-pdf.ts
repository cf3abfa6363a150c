const LINES = '0.7 G 2 w 60 760 m 300 760 l S 60 700 m 535 700 l S 60 670 m 535 670 l S 60 640 m 400 640 l S';

/** Creates a PDF of ruled pages that pdf.js can render. It has no text, because that would require loading fonts. */
export function drawBlankPdf(pageCount = 1): Blob {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 3 0 R/Resources<<>>>>';
  const kids = Array.from({ length: pageCount }, (_, index) => `${index + 4} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pageCount}>>`,
    `<</Length ${LINES.length}>>stream\n${LINES}\nendstream`,
    ...kids.map(() => page),
  ];
  let text = '%PDF-1.7\n';
  const entries = objects.map((object, index) => {
    const entry = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return entry;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\n`;
  return new Blob([`${text}startxref\n${start}\n%%EOF\n`], { type: 'application/pdf' });
}
