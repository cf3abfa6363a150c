import { dict, name, PdfRef, PdfStream, PdfString, decodeText, encodeText } from '../pdf/objects.ts';
import type { IncrementalUpdate } from '../pdf/incremental-update.ts';
import { formatPdfDate } from './pdf-date.ts';

const LANGUAGE = 'ko-KR';
const CREATOR = '도장 Dojang';

/**
 * Stores title and language where viewers, archives and screen readers look for them. Replaces the base's XMP metadata,
 * which may not fit the sealed file.
 */
export function writeDocumentMetadata(update: IncrementalUpdate, { title, at }: { title: string; at: Date }): void {
  const { file } = update;
  const root = update.dict(file.rootRef);
  const own = decodeText(update.resolve(root.get('Lang')));
  const language = own || LANGUAGE;
  const metadata = new PdfStream(
    dict({ Type: name('Metadata'), Subtype: name('XML') }),
    Buffer.from(xmpOf({ title, language, at })),
  );
  update.set(file.rootRef, root.with({ Metadata: update.add(metadata), ...(!own && { Lang: encodeText(LANGUAGE) }) }));
  const info = file.trailer.get('Info');
  const told = update.dict(info).with({
    Title: encodeText(title),
    ModDate: new PdfString(Buffer.from(formatPdfDate(at), 'latin1')),
  });
  if (info instanceof PdfRef) update.set(info, told);
  else update.info = update.add(told);
}

function xmpOf({ title, language, at }: { title: string; language: string; at: Date }): string {
  const time = `${at.toISOString().slice(0, 19)}Z`;
  return `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${inXml(title)}</rdf:li></rdf:Alt></dc:title><dc:language><rdf:Bag><rdf:li>${inXml(language)}</rdf:li></rdf:Bag></dc:language><xmp:CreatorTool>${CREATOR}</xmp:CreatorTool><xmp:ModifyDate>${time}</xmp:ModifyDate><xmp:MetadataDate>${time}</xmp:MetadataDate></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes markup, and drops control characters that XML can't represent. */
const inXml = (text: string) =>
  text
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\p{Cs}\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character);
