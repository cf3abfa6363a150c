export const SEAL_MARK = '/ByteRange [0 ';
const BETWEEN = ']/Contents <';
const WIDTH = '9999999999 9999999999 9999999999'.length;

/** Imitates one of our seals for this position in a file. */
export function seemingSeal(at: number, contents: string, rest = 500) {
  const first = at + SEAL_MARK.length + WIDTH + BETWEEN.length - 1;
  const ranges = `${first} ${first + contents.length + 2} ${rest}`.padEnd(WIDTH);
  return `${SEAL_MARK}${ranges}${BETWEEN}${contents}>`;
}
