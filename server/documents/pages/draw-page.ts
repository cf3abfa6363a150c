import type { PdfiumDocument } from './pdfium-document.ts';

export type Pixels = { width: number; height: number; rgb: Uint8Array };

/** Extremely long pages would otherwise take a gigabyte of memory. */
const MAX_HEIGHT_PX = 8_000;

const BGR = 2;
const WITH_ANNOTATIONS = 0x01;
const AS_RGB = 0x10;
const WHITE = 0xffffffff;

/** Renders a page as viewers show it: rotated, on white, with annotations and form fields. */
export function drawPage(document: PdfiumDocument, index: number, widthPx: number): Pixels {
  const { pdfium } = document;
  const size = document.pageSize(index);
  const scale = Math.min(widthPx / size.width, MAX_HEIGHT_PX / size.height);
  if (!Number.isFinite(scale) || scale <= 0) throw new Error(`Page ${index + 1} has no size.`);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));

  return document.withPage(index, (page) => {
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGR, 0, 0);
    if (bitmap === 0) throw new Error(`There is no memory for ${width} × ${height} pixels.`);
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | AS_RGB);
      // PDFium only draws widgets, including signatures, as part of the form.
      const form = document.form();
      if (form !== null) pdfium.FPDF_FFLDraw(form, bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | AS_RGB);
      const stride = pdfium.FPDFBitmap_GetStride(bitmap);
      const buffer = pdfium.memory.view(pdfium.FPDFBitmap_GetBuffer(bitmap), stride * height);
      return { width, height, rgb: withoutPadding(buffer, width * 3, stride, height) };
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap);
    }
  });
}

function withoutPadding(buffer: Uint8Array, row: number, stride: number, height: number) {
  if (stride === row) return buffer.slice();
  const rgb = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) rgb.set(buffer.subarray(y * stride, y * stride + row), y * row);
  return rgb;
}
