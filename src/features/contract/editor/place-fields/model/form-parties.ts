import { groupBy } from '#rules/group-by.ts';
import { computeOverlap } from '#rules/rect-overlap.ts';
import type { Field } from '@/entities/contract';
import type { Fields } from './field-set';
import type { Proposal } from './proposal';

/** A party as the form names it, such as 근로자. Blanks without a party belong to UNNAMED_PARTY. */
export type FormParty = { name: string; proposals: readonly Proposal[] };
export const UNNAMED_PARTY = '';

/** Who fills in a party's fields: a receiver, the sender (null), or nobody, in which case the fields are left out. */
export type PartyOwner = { owner: string | null } | 'NOBODY';
export type PartyOwners = ReadonlyMap<string, PartyOwner>;

export const getPartyName = ({ partyName }: Pick<Proposal, 'partyName'>) => partyName?.trim() ?? UNNAMED_PARTY;

export function groupByParty(proposals: readonly Proposal[]): FormParty[] {
  const parties = Array.from(groupBy(proposals, getPartyName), ([name, own]) => ({ name, proposals: own }));
  return [
    ...parties.filter(({ name }) => name !== UNNAMED_PARTY),
    ...parties.filter(({ name }) => name === UNNAMED_PARTY),
  ];
}

type Signer = { owner: string | null; name: string; title: string };

/** Guesses the only receiver with the party's name or title, or the only signer if the form has just one party. */
export function guessPartyOwner(
  { name }: FormParty,
  parties: readonly Signer[],
  partyCount: number,
): PartyOwner | null {
  const signers = parties.filter(({ owner }) => owner !== null);
  const named = signers.filter((signer) => name !== UNNAMED_PARTY && (signer.name === name || signer.title === name));
  const [only] = named.length > 0 ? named : partyCount === 1 ? signers : [];
  if (!only || (named.length === 0 && signers.length > 1) || named.length > 1) return null;
  return { owner: only.owner };
}

/** A field belongs to the party of the proposal that it covers. */
export function groupFieldsByParty(fields: Fields, proposals: readonly Proposal[]): Map<string, Field[]> {
  const byPage = groupBy(proposals, ({ fileId, page }) => `${fileId}/${page}`);
  const placed = fields.flatMap((field) => {
    const here = byPage.get(`${field.fileId}/${field.page}`) ?? [];
    const proposal = here.find(({ rect }) => computeOverlap(rect, field.rect) > MIN_OVERLAP);
    return proposal ? [{ name: getPartyName(proposal), field }] : [];
  });
  const found = Array.from(
    groupBy(placed, ({ name }) => name),
    ([name, own]) => [name, own.map(({ field }) => field)] as const,
  );
  return new Map(found);
}

/**
 * Returns the parties that need no question: those already answered, and those whose fields all have the same owner.
 */
export function findKnownOwners(answered: PartyOwners, fields: Fields, proposals: readonly Proposal[]): PartyOwners {
  const known = new Map<string, PartyOwner>();
  for (const [name, own] of groupFieldsByParty(fields, proposals)) {
    const [owner, ...others] = new Set(own.map(({ receiverUuid }) => receiverUuid));
    if (owner !== undefined && others.length === 0) known.set(name, { owner });
  }
  return new Map([...known, ...answered]);
}

export const MIN_OVERLAP = 0.4;
