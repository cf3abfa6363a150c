import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { getSeoulDay } from '../../rules/dates.ts';

const BUILT_IN = path.join(import.meta.dirname, 'plans.json');

const text = v.pipe(v.string(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const some = v.pipe(count, v.minValue(1));
/** Prices in won including VAT, oldest first, each with its first day. */
const prices = v.pipe(
  v.array(v.strictObject({ from: v.pipe(v.string(), v.isoDate()), won: count })),
  v.minLength(1),
  v.check(
    (list) => list.every(({ from }, index) => index === 0 || from > (list[index - 1]?.from ?? '')),
    'not in order',
  ),
);
const plans = v.strictObject({
  seller: v.strictObject({
    name: text,
    representative: text,
    businessNumber: text,
    mailOrderNumber: text,
    address: text,
    phone: text,
    email: v.pipe(v.string(), v.email()),
  }),
  plans: v.strictTuple([
    v.strictObject({ name: v.literal('FREE'), contractsPerMonth: count, prices }),
    v.strictObject({ name: v.literal('STANDARD'), contractsPerMonth: some, prices }),
  ]),
  costs: v.strictObject({ DOCUMENT: some, TEXT: some, IDENTITY: some }),
  packs: v.pipe(
    v.array(v.strictObject({ creditPackId: v.pipe(v.string(), v.regex(/^\w{1,20}$/)), credits: some, prices })),
    v.minLength(1),
    v.check((list) => new Set(list.map(({ creditPackId }) => creditPackId)).size === list.length, 'an id stands twice'),
  ),
});
export type Plans = v.InferOutput<typeof plans>;
type Prices = v.InferOutput<typeof prices>;
export type OfferedPlan = { name: string; contractsPerMonth: number; prices: Prices };

/** Thrown if the plans file is invalid. The message says where. */
export class PlansError extends Error {
  override name = 'PlansError';
}

export function readPlans(file: string | null): Plans {
  const place = file ?? BUILT_IN;
  const read = v.safeParse(plans, parseFile(place));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new PlansError(`${place} can't be used: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new PlansError(`${file} can't be read as JSON.`, { cause: error });
  }
}

/** Returns the price that applies at the given time, by the date in Seoul. */
export function findPrice(list: Prices, at: Date): number {
  const today = getSeoulDay(at);
  const current = list.findLast(({ from }) => from <= today) ?? list[0];
  return current?.won ?? 0;
}

export const parsePlanName = (name: string) => (name === 'FREE' ? ('FREE' as const) : ('STANDARD' as const));

const WORDS: Readonly<Record<string, string>> = { FREE: '프리', STANDARD: '스탠다드' };

export const getPlanDisplayName = (name: string): string => WORDS[name] ?? name;
