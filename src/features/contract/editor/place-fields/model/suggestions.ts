import { isTextField } from '#rules/field-kinds.ts';
import { toDisplayRect, type Rect } from '#rules/page-geometry.ts';
import { computeOverlap } from '#rules/rect-overlap.ts';
import type { ContractProblem, Field, Suggestion } from '@/entities/contract';
import { createField } from './commands/place';
import { FONT_SIZES, DEFAULT_FONT_SIZE } from './field-kinds';
import type { EditorPages, Fields } from './field-set';
import { getPartyName, MIN_OVERLAP, type PartyOwners } from './form-parties';
import type { Proposal } from './proposal';

const LINE_HEIGHT = 1.1;

type SuggestionsOfFile = { fileId: string; suggestions: readonly Suggestion[] };

export function listProposals(files: readonly SuggestionsOfFile[]): Proposal[] {
  const taken = new Set<string>();
  return files.flatMap(({ fileId, suggestions }) => {
    const groups = nameGroups(suggestions, taken);
    return suggestions.map((suggestion) => {
      const { page, rect, kind, group } = suggestion;
      const id = [fileId, page, kind, Math.round(rect.x), Math.round(rect.y)].join(':');
      return { ...suggestion, ...(group !== undefined && { group: groups.get(group) ?? group }), fileId, id };
    });
  });
}

/**
 * Names a file's groups, and adds the names to those taken. Two files can ask the same question, for instance as copies for
 * each party, and options of one name would be one choice.
 */
function nameGroups(suggestions: readonly Suggestion[], taken: Set<string>): ReadonlyMap<string, string> {
  const own = new Set(suggestions.flatMap(({ group }) => group ?? []));
  const names = new Map<string, string>();
  for (const group of own) {
    let name = group;
    for (let number = 2; taken.has(name) || (name !== group && own.has(name)); number += 1) name = `${group} ${number}`;
    names.set(group, name);
  }
  for (const name of names.values()) taken.add(name);
  return names;
}

export function listOpenProposals(
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
    return !(taken.get(`${fileId}/${page}`) ?? []).some((other) => computeOverlap(rect, other) > MIN_OVERLAP);
  });
}

const isSamePlace = (one: Rect, other: Rect) =>
  Math.round(one.x) === Math.round(other.x) && Math.round(one.y) === Math.round(other.y);

/** True if the problem is about a blank whose suggested field was dismissed. */
export const isDismissedBlank = (
  { code, place }: ContractProblem,
  proposals: readonly Proposal[],
  dismissed: ReadonlySet<string>,
) =>
  code === 'BLANK_LEFT' &&
  proposals.some(
    ({ id, fileId, page, rect }) =>
      fileId === place.fileId &&
      page === place.page &&
      place.rect !== undefined &&
      isSamePlace(rect, place.rect) &&
      dismissed.has(id),
  );

/** Returns the largest font size that fits, if the default doesn't. */
function fitFontSize(field: Field): Pick<Field, 'fontSize'> {
  const room = Math.min(field.rect.width, field.rect.height) / LINE_HEIGHT;
  if (!isTextField(field) || room >= DEFAULT_FONT_SIZE) return {};
  const fitting = FONT_SIZES.findLast((size) => size <= room);
  return fitting === undefined ? {} : { fontSize: fitting };
}

export const createProposedFields = (
  taken: readonly Proposal[],
  partyOwners: PartyOwners,
  pages: EditorPages,
): Field[] =>
  taken.flatMap((proposal) => {
    const partyOwner = partyOwners.get(getPartyName(proposal));
    const page = pages.of(proposal);
    if (!page || partyOwner === undefined || partyOwner === 'NOBODY') return [];
    const { kind, rect, name, group, dateGaps, maxLength, items } = proposal;
    const { required, help, value } = proposal;
    const seen = toDisplayRect(rect, page.shape);
    const field = createField({ kind, owner: partyOwner.owner, page, seen, ...(name && { name }) });
    return [
      {
        ...field,
        ...fitFontSize(field),
        ...(group !== undefined && { group }),
        ...(dateGaps && { dateGaps }),
        ...(required !== undefined && { required }),
        ...(help !== undefined && { help }),
        ...(value !== undefined && { value }),
        ...(items && { items }),
        ...(maxLength !== undefined && { validation: { maxLength } }),
      },
    ];
  });
