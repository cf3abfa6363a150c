import { withMemory, loadPdfium, type Pdfium } from './pdfium.ts';

export type OpenFailure = 'PASSWORD' | 'FORMAT' | 'SECURITY';

/** Thrown if PDFium can't open a file. It silently repairs many errors. */
export class PdfiumOpenError extends Error {
  readonly reason: OpenFailure;

  constructor(reason: OpenFailure) {
    super(`PDFium does not open it (${reason}).`);
    this.name = 'PdfiumOpenError';
    this.reason = reason;
  }
}

export type PdfiumDocument = Disposable & {
  readonly pdfium: Pdfium;
  readonly handle: number;
  readonly pageCount: number;
  /** Calls `use` with a loaded page. Loading parses the whole page, so do everything in one call. */
  withPage: <T>(index: number, use: (page: number) => T) => T;
  pageSize: (index: number) => { width: number; height: number };
  signatureCount: () => number;
  /** The form environment that draws widgets. Null if the document has no form. */
  form: () => number | null;
};

const OPEN_FAILURES: Partial<Record<number, OpenFailure>> = { 4: 'PASSWORD', 5: 'SECURITY' };

export async function openDocument(bytes: Uint8Array): Promise<PdfiumDocument> {
  const pdfium = await loadPdfium();
  // PDFium reads from this copy until the document is closed.
  const copy = pdfium.memory.allocate(bytes.length);
  pdfium.memory.view(copy, bytes.length).set(bytes);
  const handle = pdfium.FPDF_LoadMemDocument(copy, bytes.length, '');
  if (handle === 0) {
    const reason = OPEN_FAILURES[pdfium.FPDF_GetLastError()] ?? 'FORMAT';
    pdfium.memory.free(copy);
    throw new PdfiumOpenError(reason);
  }
  let open = true;
  let form: ReturnType<typeof openForm> | null = null;
  let loaded: { index: number; page: number } | null = null;

  return {
    pdfium,
    handle,
    pageCount: pdfium.FPDF_GetPageCount(handle),
    signatureCount: () => Math.max(0, pdfium.FPDF_GetSignatureCount(handle)),
    pageSize(index) {
      return withMemory(pdfium, 8, (pointer) => {
        if (!pdfium.FPDF_GetPageSizeByIndexF(handle, index, pointer)) throw new Error(`There is no page ${index + 1}.`);
        const data = pdfium.memory.data(pointer, 8);
        return { width: data.getFloat32(0, true), height: data.getFloat32(4, true) };
      });
    },
    form() {
      if (pdfium.FPDF_GetFormType(handle) === NO_FORM) return null;
      form ??= openForm(pdfium, handle);
      return form.handle;
    },
    withPage(index, use) {
      if (loaded?.index === index) return use(loaded.page);
      const outer = loaded;
      const page = pdfium.FPDF_LoadPage(handle, index);
      if (page === 0) throw new Error(`Page ${index + 1} cannot be read.`);
      loaded = { index, page };
      try {
        return use(page);
      } finally {
        loaded = outer;
        pdfium.FPDF_ClosePage(page);
      }
    },
    [Symbol.dispose]() {
      if (!open) return;
      open = false;
      form?.close();
      pdfium.FPDF_CloseDocument(handle);
      pdfium.memory.free(copy);
    },
  };
}

const NO_FORM = 0;

/** Opens the form environment for drawing only: no scripts, no highlighted fields. */
function openForm(pdfium: Pdfium, document: number) {
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  const handle = pdfium.PDFiumExt_InitFormFillEnvironment(document, info);
  pdfium.FPDF_SetFormFieldHighlightAlpha(handle, 0);
  return {
    handle,
    close() {
      pdfium.PDFiumExt_ExitFormFillEnvironment(handle);
      pdfium.PDFiumExt_CloseFormFillInfo(info);
    },
  };
}

const SAVE_WHOLE = 2;
const SAVE_WITHOUT_SECURITY = 3;

/** Rewrites the file with a complete cross-reference table. */
export const saveRepaired = (document: PdfiumDocument) => save(document, SAVE_WHOLE);

export const saveWithoutSecurity = (document: PdfiumDocument) => save(document, SAVE_WITHOUT_SECURITY);

function save({ pdfium, handle }: PdfiumDocument, flags: number): Uint8Array {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  try {
    if (!pdfium.FPDF_SaveAsCopy(handle, writer, flags)) throw new Error('PDFium does not save it.');
    const length = pdfium.PDFiumExt_GetFileWriterSize(writer);
    return withMemory(pdfium, length, (pointer) => {
      pdfium.PDFiumExt_GetFileWriterData(writer, pointer, length);
      return pdfium.memory.view(pointer, length).slice();
    });
  } finally {
    pdfium.PDFiumExt_CloseFileWriter(writer);
  }
}
