export type Dice = ReturnType<typeof createDice>;

/** The same seed gives the same rolls (mulberry32). */
export function createDice(seed: number) {
  let state = seed >>> 0;
  const throwOne = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (count: number) => Math.floor(throwOne() * count);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[upTo(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  return { upTo, pick, chance: (share: number) => throwOne() < share };
}
