import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A shaped glyph in font units. Glyphs are in visual order, so clusters may be in any order. */
export type ShapedGlyph = {
  glyph: number;
  /** The index of the cluster's first character, in UTF-16 code units. */
  cluster: number;
  advance: number;
  offsetX: number;
  offsetY: number;
};

export type Direction = 'LTR' | 'RTL';
export type ShapeText = (text: string, options: { script: string; direction: Direction }) => ShapedGlyph[];

/** The values of HarfBuzz's hb_direction_t. */
const DIRECTIONS: Record<Direction, number> = { LTR: 4, RTL: 5 };
const WRITABLE = 1;
/** Otherwise, a mark without a base gets a dotted circle that nobody typed. */
const DO_NOT_INSERT_DOTTED_CIRCLE = 0x10;
const INFO_BYTES = 20;

type Call = (...numbers: number[]) => number;
type Library = { call: (name: string) => Call; memory: () => DataView; writeBytes: (bytes: Uint8Array) => number };

let library: Library | null = null;

/**
 * Loads a font into HarfBuzz and returns a function that shapes text. Compiling HarfBuzz takes 5 ms, once. Its own
 * JavaScript only loads asynchronously, and drawing text is synchronous.
 */
export function createShaper(font: Uint8Array): ShapeText {
  const { call, memory, writeBytes } = (library ??= load());
  const blob = call('hb_blob_create')(writeBytes(font), font.length, WRITABLE, 0, 0);
  const face = call('hb_face_create')(blob, 0);
  const ready = call('hb_font_create')(face);
  const buffer = call('hb_buffer_create')();

  const readGlyphs = (): ShapedGlyph[] => {
    const count = call('hb_buffer_get_length')(buffer);
    const infos = call('hb_buffer_get_glyph_infos')(buffer, 0);
    const positions = call('hb_buffer_get_glyph_positions')(buffer, 0);
    const data = memory();
    return Array.from({ length: count }, (_, index) => {
      const [info, position] = [infos + index * INFO_BYTES, positions + index * INFO_BYTES];
      return {
        glyph: data.getUint32(info, true),
        cluster: data.getUint32(info + 8, true),
        advance: data.getInt32(position, true),
        offsetX: data.getInt32(position + 8, true),
        offsetY: data.getInt32(position + 12, true),
      };
    });
  };

  return (text, { script, direction }) => {
    const words = writeBytes(Buffer.from(text, 'utf16le'));
    const tag = writeBytes(Buffer.from(script, 'latin1'));
    call('hb_buffer_reset')(buffer);
    call('hb_buffer_set_flags')(buffer, DO_NOT_INSERT_DOTTED_CIRCLE);
    call('hb_buffer_add_utf16')(buffer, words, text.length, 0, text.length);
    call('hb_buffer_set_script')(buffer, call('hb_script_from_string')(tag, script.length));
    call('hb_buffer_set_direction')(buffer, DIRECTIONS[direction]);
    call('hb_shape')(ready, buffer, 0, 0);
    call('free')(words);
    call('free')(tag);
    return readGlyphs();
  };
}

function load(): Library {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz.wasm')));
  const { exports } = new WebAssembly.Instance(
    new WebAssembly.Module(wasm),
    createImports(() => memory),
  );
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('HarfBuzz shows no memory.');
  const calls = new Map<string, Call>();
  const find = (name: string): Call => {
    const found: unknown = exports[name];
    if (!isCall(found)) throw new Error(`HarfBuzz has no ${name}.`);
    calls.set(name, found);
    return found;
  };
  const call = (name: string) => calls.get(name) ?? find(name);
  call('__wasm_call_ctors')();
  return {
    call,
    // Created for each call, because growing the memory replaces its buffer.
    memory: () => new DataView(memory.buffer),
    writeBytes(bytes) {
      const pointer = call('malloc')(Math.max(1, bytes.length));
      if (pointer === 0) throw new Error(`HarfBuzz has no ${bytes.length} bytes left.`);
      new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
      return pointer;
    },
  };
}

const isCall = (value: unknown): value is Call => typeof value === 'function';

const PAGE_BYTES = 65_536;

function stop() {
  throw new Error('HarfBuzz gave up.');
}

/** Creates the imports that Emscripten's JavaScript normally provides. */
function createImports(memory: () => WebAssembly.ExportValue | undefined): WebAssembly.Imports {
  return {
    wasi_snapshot_preview1: { proc_exit: stop },
    env: {
      _abort_js: stop,
      _emscripten_runtime_keepalive_clear: () => {},
      _setitimer_js: () => 0,
      emscripten_resize_heap(wanted: number) {
        const grown = memory();
        if (!(grown instanceof WebAssembly.Memory)) return 0;
        grown.grow(Math.ceil(((wanted >>> 0) - grown.buffer.byteLength) / PAGE_BYTES));
        return 1;
      },
    },
  };
}
