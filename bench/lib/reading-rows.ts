import { extractInitialConsonants } from '../../server/text/search-words.ts';
import { FAMILY, GIVEN, TITLES } from './fill-contracts.ts';
import type { Installation } from './installation.ts';
import { load } from './load.ts';
import type { Row } from './rows.ts';

const LOOKS = 200;

async function askEach({ origin, token, costOf }: Installation, addressOf: (look: number) => string) {
  const took: number[] = [];
  const { all } = await costOf(async () => {
    for (let look = 0; look < LOOKS; look += 1) {
      const begin = performance.now();
      const address = `${origin}/api/app${addressOf(look)}`;
      const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
      took.push(performance.now() - begin);
    }
  });
  const sorted = took.toSorted((a, b) => a - b);
  return {
    'all CPU (ms)': all / LOOKS,
    'median (ms)': sorted[Math.floor(LOOKS / 2)] ?? 0,
    'p95 (ms)': sorted[Math.floor(LOOKS * 0.95)] ?? 0,
  };
}

const readStatistics: Row<unknown> = {
  name: 'GET /contracts/statistics',
  measure: (installation) => askEach(installation, () => '/contracts/statistics'),
};

/** Searches for parts of a title and a name, which match a few contracts in a thousand. */
const search: Row<unknown> = {
  name: 'search of two words',
  measure: (installation) =>
    askEach(installation, (look) => {
      const title = TITLES[look % TITLES.length] ?? '';
      const person = `${FAMILY[look % FAMILY.length]}${GIVEN[look % GIVEN.length]}`;
      return `/contracts?size=20&search=${encodeURIComponent(`${title.slice(0, 4)} ${person}`)}`;
    }),
};

/**
 * Typical menu searches: a syllable, initial consonants, a complete number. Some match nearly everything, and one
 * matches nothing.
 */
const KINDS: readonly ((title: string, person: string, place: number) => string)[] = [
  (title) => title.slice(0, 2),
  (title) => title.slice(0, 4),
  (title, person) => `${person} ${title.slice(0, 4)}`,
  (title) => extractInitialConsonants(title),
  (title) => extractInitialConsonants(title).slice(0, 2),
  (_title, person) => person,
  (_title, person) => extractInitialConsonants(person),
  (title, person) => `${extractInitialConsonants(person)} ${title.slice(0, 2)}`,
  (_title, _person, place) => String(place),
  (_title, _person, place) => `BN-2611-${String(place).padStart(4, '0')}`,
  () => '계',
  () => '2026년',
  () => '없는문서이름',
];

const searchAll: Row<unknown> = {
  name: 'GET /search of 13 kinds',
  measure: (installation) =>
    askEach(installation, (look) => {
      const title = TITLES[look % TITLES.length] ?? '';
      const person = `${FAMILY[look % FAMILY.length]}${GIVEN[look % GIVEN.length]}`;
      const words = KINDS[look % KINDS.length]?.(title, person, 1 + look) ?? '';
      return `/search?q=${encodeURIComponent(words)}`;
    }),
};

const readList: Row<unknown> = {
  name: 'list of 20',
  async measure({ port, token, costOf }) {
    const call = { method: 'GET' as const, path: '/api/app/contracts?size=20', token };
    let answered = 0;
    const { all } = await costOf(async () => {
      answered = await load(port, call, 16, 2);
    });
    return { 'requests/s': answered / 2, 'all CPU (ms)': all / answered };
  },
};

export const READING_ROWS: readonly Row<unknown>[] = [readStatistics, search, searchAll, readList];
