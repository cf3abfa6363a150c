import { toDisplayRect, type Rect } from '#rules/page-geometry.ts';
import type { Field, Suggestion } from '@/entities/contract';
import { makeField } from './commands/place';
import type { EditorPages, Fields } from './field-set';

/** A proposal of the engine, with a name to hold it by. */
export type Proposal = Suggestion & { id: string; fileId: string };
type Party = { receiverUuid: string; name: string; title: string };

export const proposalsOf = (files: readonly { fileId: string; suggestions: readonly Suggestion[] }[]): Proposal[] =>
  files.flatMap(({ fileId, suggestions }) =>
    suggestions.map((suggestion) => {
      const { page, rect, kind } = suggestion;
      return { ...suggestion, fileId, id: [fileId, page, kind, Math.round(rect.x), Math.round(rect.y)].join(':') };
    }),
  );

/** Those that nobody dismissed and whose place is still free. */
export function openProposals(
  proposals: readonly Proposal[],
  dismissed: ReadonlySet<string>,
  fields: Fields,
  pages: EditorPages,
): Proposal[] {
  const taken = new Map<string, Rect[]>();
  for (const { fileId, page, rect } of fields) {
    const key = `${fileId}/${page}`;
    taken.set(key, [...(taken.get(key) ?? []), rect]);
  }
  return proposals.filter(({ id, fileId, page, rect }) => {
    if (dismissed.has(id) || !pages.of({ fileId, page })) return false;
    return !(taken.get(`${fileId}/${page}`) ?? []).some((other) => overlap(rect, other) > 0.4);
  });
}

/** Share of the smaller one. */
function overlap(one: Rect, other: Rect) {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, Math.min(one.width * one.height, other.width * other.height));
}

/** Whose it would be: who is called as the form calls the party, else by the party's number, else whoever is chosen. */
export function ownerOf({ party, partyName }: Proposal, parties: readonly Party[], chosen: string | null) {
  const word = partyName?.trim();
  const named = word ? parties.find(({ name, title }) => name === word || title === word) : undefined;
  const numbered = party === null ? undefined : parties[party];
  return (named ?? numbered)?.receiverUuid ?? chosen;
}

export function fieldOfProposal(
  proposal: Proposal,
  parties: readonly Party[],
  chosen: string | null,
  pages: EditorPages,
): Field | null {
  const page = pages.of(proposal);
  if (!page) return null;
  const { kind, rect, name, group, dateGaps } = proposal;
  const seen = toDisplayRect(rect, page.shape);
  const owner = ownerOf(proposal, parties, chosen);
  const field = makeField({ kind, owner, page, seen, ...(name && { name }) });
  return { ...field, ...(group !== undefined && { group }), ...(dateGaps && { dateGaps }) };
}
