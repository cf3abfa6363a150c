import type { ContentPage } from './parse-page.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a reader for a page's front matter. Rejects unknown names, which are probably typos. */
export function createFactReader({ facts, refuse }: ContentPage, known: readonly string[]) {
  for (const [name, { line }] of facts) if (!known.includes(name)) refuse(line, `The fact ${name} is not known.`);
  const find = (name: string) => facts.get(name)?.value ?? null;
  const requireFact = (name: string) => find(name) ?? refuse(1, `The fact ${name} is missing.`);
  const refuseValue = (name: string, reason: string) => refuse(facts.get(name)?.line ?? 1, `${name} ${reason}`);

  return {
    find,
    requireFact,
    requireOrder(): number {
      const order = requireFact('order');
      return /^\d{1,4}$/.test(order) ? Number(order) : refuseValue('order', 'must be a whole number.');
    },
    requireDay(): string {
      const day = requireFact('date');
      const isDay = DAY.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
      return isDay ? day : refuseValue('date', 'must be a day: 2026-11-20.');
    },
    findOneOf<Word extends string>(name: string, words: readonly Word[]): Word | null {
      const value = find(name);
      if (value === null) return null;
      return words.find((word) => word === value) ?? refuseValue(name, `must be one of: ${words.join(', ')}.`);
    },
  };
}
