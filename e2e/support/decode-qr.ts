/** The number of blocks, and of data codewords per block, for QR versions 1 to 6 at error correction level M. */
const BLOCKS = [
  [1, 16],
  [1, 28],
  [1, 44],
  [2, 32],
  [2, 43],
  [4, 27],
] as const;
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];
/** The mask that ISO/IEC 18004 applies to the 15 format bits. */
const FORMAT_MASK = 0b101010000010010;
const BYTES = 0b0100;

/**
 * Decodes an undamaged QR code with a single byte segment. Shares no code with our encoder, so that its errors don't
 * cancel out.
 */
export function decodeQr(modules: boolean[][]): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const [blocks, each] = BLOCKS[version - 1] ?? [0, 0];
  if (!blocks || !each) throw new Error(`The code has ${size} modules a side.`);
  const isDark = (row: number, column: number) => modules[row]?.[column] === true;

  const place = [0, 1, 2, 3, 4, 5, 7, 8];
  const format = [
    ...place.map((column) => isDark(8, column)),
    ...place
      .toReversed()
      .slice(1)
      .map((row) => isDark(row, 8)),
  ].reduce((bits, bit) => (bits << 1) | Number(bit), 0);
  const known = format ^ FORMAT_MASK;
  if (known >> 13 !== 0) throw new Error('The code has another level of error correction than M.');
  const mask = MASKS[(known >> 10) & 7];

  const bits: number[] = [];
  for (const { row, column } of listDataModules(size, version))
    bits.push(Number(isDark(row, column) !== mask?.(row, column)));
  const codewords = toNumbers(bits, 8);
  const data = Array.from({ length: blocks }, (_, block) =>
    Array.from({ length: each }, (__, index) => codewords[index * blocks + block] ?? 0),
  ).flat();

  const stream = data.flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1));
  const [mode] = toNumbers(stream.slice(0, 4), 4);
  if (mode !== BYTES) throw new Error(`The code is of mode ${mode}.`);
  const [length = 0] = toNumbers(stream.slice(4, 12), 8);
  return new TextDecoder().decode(Uint8Array.from(toNumbers(stream.slice(12, 12 + length * 8), 8)));
}

const toNumbers = (bits: readonly number[], width: number) =>
  Array.from({ length: Math.floor(bits.length / width) }, (_, index) =>
    bits.slice(index * width, (index + 1) * width).reduce((sum, bit) => sum * 2 + bit, 0),
  );

/** Visits the data modules in pairs of columns from the right, alternating up and down, and skips function patterns. */
function* listDataModules(size: number, version: number) {
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // Skips the column of the timing pattern.
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (!isPattern(row, column, size, version)) yield { row, column };
    }
    isUp = !isUp;
  }
}

function isPattern(row: number, column: number, size: number, version: number): boolean {
  const isFinder = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const aligned = size - 7;
  const isAlignment = version > 1 && Math.abs(row - aligned) <= 2 && Math.abs(column - aligned) <= 2;
  return isFinder || isAlignment || row === 6 || column === 6;
}
