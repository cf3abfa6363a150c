import type { Rect } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import type { Fields } from './field-set';
import type { Proposal } from './proposal';

/** Somebody the form names, such as 근로자, by that name. Everything the form gives to nobody is under UNNAMED. */
export type FormParty = { name: string; proposals: readonly Proposal[] };
export const UNNAMED = '';

/** Who a party of the form is: a receiver, the sender (null), or nobody, whose fields are left out. */
export type Meaning = { owner: string | null } | 'NOBODY';
export type Meanings = ReadonlyMap<string, Meaning>;

export const partyNameOf = ({ partyName }: Pick<Proposal, 'partyName'>) => partyName?.trim() ?? UNNAMED;

/** In the order in which the document names them, with those that it does not name last. */
export function formPartiesOf(proposals: readonly Proposal[]): FormParty[] {
  const parties = Array.from(grouped(proposals, partyNameOf), ([name, own]) => ({ name, proposals: own }));
  return [...parties.filter(({ name }) => name !== UNNAMED), ...parties.filter(({ name }) => name === UNNAMED)];
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

type Signer = { owner: string | null; name: string; title: string };

/** What needs no question: a receiver with the party's own name or title, or the only signer of a form with one party. */
export function guessMeaning({ name }: FormParty, parties: readonly Signer[], partyCount: number): Meaning | null {
  const signers = parties.filter(({ owner }) => owner !== null);
  const named = signers.filter((signer) => name !== UNNAMED && (signer.name === name || signer.title === name));
  const [only] = named.length > 0 ? named : partyCount === 1 ? signers : [];
  if (!only || (named.length === 0 && signers.length > 1) || named.length > 1) return null;
  return { owner: only.owner };
}

/** The fields that were placed where the document has a blank, by the party whose blank it is. */
export function fieldsByParty(fields: Fields, proposals: readonly Proposal[]): Map<string, Field[]> {
  const byPage = grouped(proposals, ({ fileId, page }) => `${fileId}/${page}`);
  const placed = fields.flatMap((field) => {
    const here = byPage.get(`${field.fileId}/${field.page}`) ?? [];
    const proposal = here.find(({ rect }) => shareOfSmaller(rect, field.rect) > SAME_PLACE);
    return proposal ? [{ name: partyNameOf(proposal), field }] : [];
  });
  const found = Array.from(
    grouped(placed, ({ name }) => name),
    ([name, own]) => [name, own.map(({ field }) => field)] as const,
  );
  return new Map(found);
}

/** What is known without asking: what the sender said, or else whose all fields of the party already are. */
export function knownMeanings(said: Meanings, fields: Fields, proposals: readonly Proposal[]): Meanings {
  const known = new Map<string, Meaning>();
  for (const [name, own] of fieldsByParty(fields, proposals)) {
    const [owner, ...others] = new Set(own.map(({ receiverUuid }) => receiverUuid));
    if (owner !== undefined && others.length === 0) known.set(name, { owner });
  }
  return new Map([...known, ...said]);
}

export const SAME_PLACE = 0.4;

export function shareOfSmaller(one: Rect, other: Rect) {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, Math.min(one.width * one.height, other.width * other.height));
}
