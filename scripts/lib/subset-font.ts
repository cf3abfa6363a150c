import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Call = (...numbers: number[]) => number;

/** Values of hb_memory_mode_t, hb_subset_sets_t and the name table. */
const WRITABLE = 2;
const NAME_IDS = 4;
const COPYRIGHT_AND_LICENCE = [0, 13, 14];

/**
 * Reduces a variable font to some characters and weights. The result loses its name, because a licence can reserve the
 * name for the complete font.
 */
export function subsetFont(font: Uint8Array, characters: readonly number[], weights: readonly [number, number]) {
  const { call, memory } = load();
  const place = call('malloc')(font.length);
  memory().set(font, place);
  const face = call('hb_face_create')(call('hb_blob_create')(place, font.length, WRITABLE, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail')();
  const wanted = call('hb_subset_input_unicode_set')(input);
  for (const character of characters) call('hb_set_add')(wanted, character);
  const names = call('hb_subset_input_set')(input, NAME_IDS);
  call('hb_set_clear')(names);
  for (const name of COPYRIGHT_AND_LICENCE) call('hb_set_add')(names, name);
  if (!call('hb_subset_input_set_axis_range')(input, face, readTag('wght'), ...weights, Number.NaN))
    throw new Error('The font has no axis of weights.');
  const subset = call('hb_subset_or_fail')(face, input);
  if (!subset) throw new Error('HarfBuzz cannot cut the font.');
  const blob = call('hb_face_reference_blob')(subset);
  const start = call('hb_blob_get_data')(blob, 0);
  return memory().slice(start, start + call('hb_blob_get_length')(blob));
}

const readTag = (tag: string) => Buffer.from(tag, 'latin1').readUInt32BE();

function load() {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm));
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('HarfBuzz shows no memory.');
  return {
    memory: () => new Uint8Array(memory.buffer),
    call: (name: string): Call => {
      const called = exports[name];
      if (typeof called !== 'function') throw new Error(`HarfBuzz has no ${name}.`);
      return (...numbers) => Number(called(...numbers));
    },
  };
}
