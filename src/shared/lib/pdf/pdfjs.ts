import './polyfill';
import { GlobalWorkerOptions, getDocument, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfDocument } from './pdf-document';

/** The only module that imports pdf.js, loaded when a page is first rendered. */
const base = import.meta.env.VITE_PDF_ASSETS_BASE ?? new URL(`/${__PDF_ASSETS__}`, location.href).href;
GlobalWorkerOptions.workerSrc = `${base}pdf.worker.js`;

/** Korean text in fonts that aren't embedded needs the character maps. */
const FILES = {
  cMapUrl: `${base}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${base}standard_fonts/`,
  wasmUrl: `${base}wasm/`,
  iccUrl: `${base}iccs/`,
};

export async function openDocument(url: string): Promise<PdfDocument> {
  // Fetches only visible pages, so that pages scrolled past aren't downloaded.
  const task = getDocument({ url, ...FILES, disableAutoFetch: true, disableStream: true });
  const document = await task.promise.catch(async (error: unknown) => {
    await task.destroy();
    throw error;
  });
  return {
    pageCount: document.numPages,
    async drawPage(number, canvas, width, signal, part) {
      const page = await document.getPage(number);
      signal.throwIfAborted();
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale, ...(part && { offsetX: -part.x, offsetY: -part.y }) });
      canvas.width = Math.round(part?.width ?? viewport.width);
      canvas.height = Math.round(part?.height ?? viewport.height);
      const drawing = page.render({ canvas, viewport });
      const stop = () => drawing.cancel();
      signal.addEventListener('abort', stop, { once: true });
      await drawing.promise.finally(() => signal.removeEventListener('abort', stop));
    },
    async layText(number, container, scale, signal) {
      const page = await document.getPage(number);
      signal.throwIfAborted();
      const layer = new TextLayer({
        textContentSource: page.streamTextContent(),
        container,
        viewport: page.getViewport({ scale }),
      });
      signal.addEventListener('abort', () => layer.cancel(), { once: true });
      await layer.render();
    },
    close: () => task.destroy(),
  };
}
