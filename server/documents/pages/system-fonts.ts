import type { Pdfium } from './pdfium.ts';
import { chooseFallback, decodeFace, FALLBACK_FONTS, readFallback, type FallbackFont } from './fallback-fonts.ts';

const MAX_FACE_BYTES = 256;
const HANGUL_CHARSET = 129;
const FONTS = Object.keys(FALLBACK_FONTS).filter((name): name is FallbackFont => name in FALLBACK_FONTS);

const fontOf = (handle: number) => FONTS[handle - 1];

/**
 * Replaces PDFium's system fonts (FPDF_SYSFONTINFO), so that a contract looks the same on every machine. A font's
 * handle is its index in FONTS plus one.
 */
export function installFallbackFonts({ pdfium, memory, FPDF_SetSystemFontInfo }: Pdfium) {
  const mapFont = (
    _info: number,
    weight: number,
    _italic: number,
    charset: number,
    pitchFamily: number,
    face: number,
  ) => {
    const bytes = memory.view(face, MAX_FACE_BYTES);
    const end = bytes.indexOf(0);
    const name = decodeFace(bytes.slice(0, end === -1 ? MAX_FACE_BYTES : end));
    const font = chooseFallback({ face: name, weight, charset, pitchFamily });
    return font ? FONTS.indexOf(font) + 1 : 0;
  };

  /** Returns the length of the data, and writes the data if the buffer is large enough. Tag 0 means the whole file. */
  const getFontData = (_info: number, handle: number, tag: number, buffer: number, size: number) => {
    const font = fontOf(handle);
    if (!font) return 0;
    const part = tag === 0 ? readFallback(font) : findTable(readFallback(font), tag >>> 0);
    if (!part) return 0;
    if (buffer !== 0 && size >= part.length) memory.view(buffer, part.length).set(part);
    return part.length;
  };

  // Each callback is a separate function, because adding a function again keeps its first signature.
  const callbacks = [
    pdfium.addFunction(() => undefined, 'vi'),
    pdfium.addFunction(() => undefined, 'vii'),
    pdfium.addFunction(mapFont, 'iiiiiiii'),
    pdfium.addFunction(() => 0, 'iii'),
    pdfium.addFunction(getFontData, 'iiiiii'),
    pdfium.addFunction(() => 0, 'iiiii'),
    pdfium.addFunction(() => HANGUL_CHARSET, 'iii'),
    pdfium.addFunction(() => undefined, 'vii'),
  ];
  // PDFium keeps the pointer, so this memory is never freed.
  const info = memory.allocate(4 + 4 * callbacks.length);
  const data = memory.data(info, 4 + 4 * callbacks.length);
  data.setInt32(0, 1, true);
  callbacks.forEach((callback, index) => data.setInt32(4 + 4 * index, callback, true));
  FPDF_SetSystemFontInfo(info);
}

function findTable(file: Buffer, tag: number): Buffer | null {
  for (let entry = 0; entry < file.readUInt16BE(4); entry++) {
    const at = 12 + 16 * entry;
    if (file.readUInt32BE(at) !== tag) continue;
    const start = file.readUInt32BE(at + 8);
    return file.subarray(start, start + file.readUInt32BE(at + 12));
  }
  return null;
}
