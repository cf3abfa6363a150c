import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { installFallbackFonts } from './system-fonts.ts';

export type Pdfium = WrappedPdfiumModule & {
  memory: {
    /** A view that is valid until PDFium next allocates memory. */
    view: (pointer: number, length: number) => Uint8Array;
    data: (pointer: number, length: number) => DataView;
    allocate: (length: number) => number;
    free: (pointer: number) => void;
  };
};

let loading: Promise<Pdfium> | null = null;

/** Loads PDFium once per process, which takes about 40 ms. */
export const loadPdfium = () => (loading ??= load());

async function load(): Promise<Pdfium> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
  const module = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  const { pdfium } = module;
  if (!hasMemory(pdfium)) throw new Error('PDFium shows no memory.');
  const memory: Pdfium['memory'] = {
    // Created for each call, because growing the memory replaces its buffer.
    view: (pointer, length) => pdfium.HEAPU8.subarray(pointer, pointer + length),
    data: (pointer, length) => new DataView(pdfium.HEAPU8.buffer, pdfium.HEAPU8.byteOffset + pointer, length),
    allocate(length) {
      const pointer = pdfium.wasmExports.malloc(length);
      if (pointer === 0) throw new Error(`PDFium has no ${length} bytes left.`);
      return pointer;
    },
    free: (pointer) => pdfium.wasmExports.free(pointer),
  };
  module.PDFiumExt_Init();
  const loaded = { ...module, memory };
  installFallbackFonts(loaded);
  return loaded;
}

const hasMemory = (module: object): module is { HEAPU8: Uint8Array } =>
  'HEAPU8' in module && module.HEAPU8 instanceof Uint8Array;

export function withMemory<T>({ memory }: Pdfium, length: number, use: (pointer: number) => T): T {
  const pointer = memory.allocate(length);
  try {
    return use(pointer);
  } finally {
    memory.free(pointer);
  }
}

/** Calls a function that writes numbers through pointers. Returns the numbers, or null if the call fails. */
export function readNumbers(
  pdfium: Pdfium,
  kind: 'float' | 'double' | 'int',
  count: number,
  ask: (...pointers: number[]) => boolean,
): number[] | null {
  const size = kind === 'double' ? 8 : 4;
  return withMemory(pdfium, count * size, (pointer) => {
    if (!ask(...Array.from({ length: count }, (_, index) => pointer + index * size))) return null;
    const data = pdfium.memory.data(pointer, count * size);
    return Array.from({ length: count }, (_, index) => {
      if (kind === 'int') return data.getInt32(index * size, true);
      return kind === 'float' ? data.getFloat32(index * size, true) : data.getFloat64(index * size, true);
    });
  });
}
