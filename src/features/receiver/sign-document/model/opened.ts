import type { Mark } from '@/entities/mark';
import type { FillFieldsInput, Refusal } from '@/entities/filling';
import type { SignContract, SignValues } from '@/entities/sign-contract';
import type { Handed, Kept } from '../api/kept-values';
import type { KnownMark, Sent } from '../api/send-unsent';
import { differing, isNews, isOwn, proposedIds, serverValues } from './filled-in';
import { requireContract, type SignDocumentContext } from './sign-document.types';
import { fieldsOfSigning, fillerOf } from './signing-fields';
import { fieldIdsOf, NOTHING, type Unsent } from './unsent';

type Part = Partial<SignDocumentContext>;
const union = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [...new Set([...one, ...other])];

/** A local id that identifies a new mark until the server assigns one. */
export const madeMark = (made: readonly KnownMark[], mark: Mark): KnownMark => ({
  markId: `made ${made.length}`,
  mark,
});

/**
 * Converts values stored on the device or received from another tab, with marks under this tab's local ids. Only the
 * receiver's own fields are included.
 */
export function takenUp(
  { made, fields, contract }: Pick<SignDocumentContext, 'made' | 'fields' | 'contract'>,
  unsent: Unsent,
  isWanted: (fieldId: string) => boolean = () => true,
): { values: SignValues; made: readonly KnownMark[] } {
  const own = new Set(fields.filter((field) => contract && isOwn(contract, field)).map(({ fieldId }) => fieldId));
  const wanted = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.entries(record).filter(([fieldId]) => own.has(fieldId) && isWanted(fieldId));
  let all = made;
  const markIds = wanted(unsent.marks).map(([fieldId, mark]) => {
    if (!mark) return [fieldId, null] as const;
    const known = madeMark(all, mark);
    all = [...all, known];
    return [fieldId, known.markId] as const;
  });
  return { values: Object.fromEntries([...wanted(unsent.values), ...markIds]), made: all };
}

/** Builds the initial context from the loaded document and the values stored on the device. */
export function opened({ contract, kept }: { contract: SignContract; kept: Kept | null }) {
  const fields = fieldsOfSigning(contract);
  const filler = fillerOf(contract);
  const { values, made } = takenUp({ made: [], fields, contract }, kept?.unsent ?? NOTHING);
  const part = {
    contract,
    fields,
    marks: contract.marks,
    made,
    attachments: contract.attachments,
    unsentIds: union(proposedIds(contract, fields, filler), Object.keys(values)),
    annotations: kept?.unsent.annotations,
    request: kept?.request ?? null,
  } satisfies Part;
  const input: FillFieldsInput = {
    fields,
    filler,
    values: { ...serverValues(contract), ...values },
    ...(kept?.refused && { refused: kept.refused }),
    isJudged: true,
    isGoingOn: contract.draft.version > 0 || kept !== null,
  };
  return { part, input };
}

const withNews = (context: SignDocumentContext, part: Part): Part => {
  const next = { ...context, ...part };
  const isNewer = Object.entries(differing(next)).some(([fieldId, value]) => isNews(next, fieldId, value));
  return { ...part, newer: context.newer + (isNewer ? 1 : 0) };
};

/** Merges a reloaded document. A response that is older than the last save must not overwrite it. */
export function readAgain(context: SignDocumentContext, contract: SignContract): Part {
  const isOvertaken = contract.draft.version < requireContract(context).draft.version;
  const { draft } = isOvertaken ? requireContract(context) : contract;
  const read = new Set(contract.attachments.map(({ attachmentId }) => attachmentId));
  return withNews(context, {
    contract: { ...contract, draft },
    marks: isOvertaken ? context.marks : contract.marks,
    attachments: [...contract.attachments, ...context.attachments.filter((one) => !read.has(one.attachmentId))],
  });
}

/** The rejections that still apply, because the field has not changed since. Marks are listed by their local ids. */
export function standing({ filling, unsentIds }: SignDocumentContext, refusals: readonly Refusal[]): Refusal[] {
  const values = filling?.getSnapshot().context.values ?? {};
  return refusals.flatMap((refusal) => {
    if (refusal.value !== '') return [refusal];
    const markId = values[refusal.fieldId];
    return markId && !unsentIds.includes(refusal.fieldId) ? [{ ...refusal, value: markId }] : [];
  });
}

export function saved(context: SignDocumentContext, { draft, marks, refusals, drawingProblem }: Sent): Part {
  const contract = requireContract(context);
  const { annotations } = drawingProblem ? context.sending : NOTHING;
  return withNews(context, {
    contract: { ...contract, draft: draft ?? contract.draft },
    marks,
    sending: NOTHING,
    unsentIds: union(
      context.unsentIds,
      standing(context, refusals).map(({ fieldId }) => fieldId),
    ),
    annotations: context.annotations ?? annotations,
    drawingProblem: context.annotations ? null : drawingProblem,
  });
}

export const takenBack = ({ sending, unsentIds, annotations }: SignDocumentContext): Part => ({
  unsentIds: union(fieldIdsOf(sending), unsentIds),
  annotations: annotations ?? sending.annotations,
  sending: NOTHING,
});

/** Merges what another tab has saved since this one loaded. Default values set here do not override it. */
export function savedElsewhere(context: SignDocumentContext, { draft, marks }: Handed): Part {
  const contract = requireContract(context);
  if (draft.version <= contract.draft.version) return {};
  const isFilled = (fieldId: string) => fieldId in draft.values || fieldId in draft.markRefs;
  const unsentIds = context.unsentIds.filter((fieldId) => context.touchedIds.includes(fieldId) || !isFilled(fieldId));
  return { contract: { ...contract, draft }, marks, unsentIds };
}

/** Merges what another tab had not sent, except fields that were changed here since. */
export function handed(context: SignDocumentContext, kept: Kept | null) {
  const unsent = kept?.unsent ?? NOTHING;
  const { values, made } = takenUp(context, unsent, (fieldId) => !context.touchedIds.includes(fieldId));
  const part: Part = {
    made,
    unsentIds: union(context.unsentIds, Object.keys(values)),
    annotations: context.annotations ?? unsent.annotations,
  };
  return { part, values };
}
