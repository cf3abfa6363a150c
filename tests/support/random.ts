/** A Mulberry32 generator, which produces the same requests in every run. */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, pick: <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)] };
}
export type Random = ReturnType<typeof createRandom>;
