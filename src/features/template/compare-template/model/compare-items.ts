import { hashKey } from '@tanstack/react-query';

export type Difference = {
  key: string;
  name: string;
  theirs: string;
  mine: string;
  /** Overwriting keeps the saved version of an item that the member didn't change. */
  stays: boolean;
};

export type ComparedProperty<Item> = { of: (item: Item) => unknown; say: (item: Item, isMine: boolean) => string };

type Comparison<Item> = {
  theirs: readonly Item[];
  mine: readonly Item[];
  stays: boolean;
  getId: (item: Item) => string;
  getName: (item: Item) => string;
  /** Describes an item that only one of the two versions has. */
  place: (item: Item) => string;
  aspects: readonly ComparedProperty<Item>[];
};

const ABSENT = '없어요';
const SAME: readonly Difference[] = [];

/** Ignores the order of properties. */
export const isEqual = (one: unknown, other: unknown) => hashKey([one]) === hashKey([other]);

/** The properties that aren't described individually. */
export const omitKeys = <Item extends object>(item: Item, keys: readonly (keyof Item & string)[]) => {
  const named = new Set<string>(keys);
  return Object.fromEntries(Object.entries(item).filter(([key]) => !named.has(key)));
};

/** Finds the items that only one version has, and those that differ. */
export function compareItems<Item>({ theirs, mine, stays, getId, getName, place, aspects }: Comparison<Item>) {
  const saved = new Map(theirs.map((item) => [getId(item), item]));
  const here = new Set(mine.map(getId));
  const compareItem = (item: Item): readonly Difference[] => {
    const key = getId(item);
    const name = getName(item);
    const other = saved.get(key);
    if (other === undefined) return [{ key, name, theirs: ABSENT, mine: place(item), stays }];
    const unequal = aspects.filter(({ of }) => !isEqual(of(other), of(item)));
    if (unequal.length === 0) return SAME;
    const say = (one: Item, isMine: boolean) => unequal.map((aspect) => aspect.say(one, isMine)).join(' · ');
    return [{ key, name, theirs: say(other, false), mine: say(item, true), stays }];
  };
  const onlyTheirs = theirs
    .filter((item) => !here.has(getId(item)))
    .map((item) => ({ key: getId(item), name: getName(item), theirs: place(item), mine: ABSENT, stays }));
  return [...mine.flatMap(compareItem), ...onlyTheirs];
}
