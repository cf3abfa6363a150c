import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.ts';

/**
 * Files with the app's own strings. Other languages have separate fonts, and the suggestion rules contain words from
 * forms, which the app never shows.
 */
const SOURCES = '{src,rules,server}/**/*.{ts,tsx,json,md}';
const OTHER_WORDS = /\.stories\.tsx$|\.gen\.|\.(?:vi|zh|th|ne|km|id|uz|mn)\.|\/emulators\/|\/documents\/suggest\//;

export async function findAppCharacters() {
  const characters = new Set<string>();
  for await (const file of glob(SOURCES, { cwd: ROOT }))
    if (!OTHER_WORDS.test(file))
      for (const character of await readFile(path.join(ROOT, file), 'utf8')) characters.add(character);
  return characters;
}

/** Returns the characters covered by a style sheet's font faces. */
export function readRanges(styles: string): readonly [number, number][] {
  return [...styles.matchAll(/unicode-range: (?<ranges>[^;]+);/g)].flatMap(({ groups }) =>
    (groups?.['ranges'] ?? '').split(',').map((range): [number, number] => {
      const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    }),
  );
}

export function writeRanges(characters: readonly number[]) {
  const ranges: [number, number][] = [];
  for (const character of characters.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === character - 1) last[1] = character;
    else ranges.push([character, character]);
  }
  return ranges.map(writeRange).join(', ');
}

const writeRange = ([first, last]: readonly [number, number]) =>
  `U+${first.toString(16)}${first === last ? '' : `-${last.toString(16)}`}`;
