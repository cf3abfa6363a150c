import type { Mark } from '@/entities/mark';
import { findOverflow, type FillFieldsInput, type ValueRejection } from '@/entities/filling';
import type { SignContract, SignValues } from '@/entities/sign-contract';
import type { HandedOverState, StoredValues } from '../api/kept-values';
import type { KnownMark, SendResult } from '../api/send-unsent';
import { findLocalDifferences, isRealChange, isOwnField, listPrefilledIds, getServerValues } from './filled-in';
import { requireContract, type SignDocumentContext } from './sign-document.types';
import { listSigningFields, toRespondent } from './signing-fields';
import { listFieldIds, NOTHING_UNSENT, type UnsentChanges } from './unsent-changes';

type Part = Partial<SignDocumentContext>;
const union = <Item>(one: readonly Item[], other: readonly Item[]): Item[] => [...new Set([...one, ...other])];

/** The local id identifies a new mark until the server assigns one. */
export const createLocalMark = (made: readonly KnownMark[], mark: Mark): KnownMark => ({
  markId: `made ${made.length}`,
  mark,
});

/**
 * Registers the marks of values from the device or another tab under this tab's local ids. Ignores other receivers'
 * fields.
 */
export function registerLocalValues(
  { made, fields, contract }: Pick<SignDocumentContext, 'made' | 'fields' | 'contract'>,
  unsent: UnsentChanges,
  isWanted: (fieldId: string) => boolean = () => true,
): { values: SignValues; made: readonly KnownMark[] } {
  const own = new Set(fields.filter((field) => contract && isOwnField(contract, field)).map(({ fieldId }) => fieldId));
  const wanted = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.entries(record).filter(([fieldId]) => own.has(fieldId) && isWanted(fieldId));
  let all = made;
  const markIds = wanted(unsent.marks).map(([fieldId, mark]) => {
    if (!mark) return [fieldId, null] as const;
    const known = createLocalMark(all, mark);
    all = [...all, known];
    return [fieldId, known.markId] as const;
  });
  return { values: Object.fromEntries([...wanted(unsent.values), ...markIds]), made: all };
}

/** Builds the initial context from the loaded document and the values on the device. */
export function initializeSigning({ contract, kept }: { contract: SignContract; kept: StoredValues | null }) {
  const fields = listSigningFields(contract);
  const filler = toRespondent(contract);
  const { values, made } = registerLocalValues({ made: [], fields, contract }, kept?.unsent ?? NOTHING_UNSENT);
  const part = {
    contract,
    fields,
    marks: contract.marks,
    made,
    attachments: contract.attachments,
    unsentIds: union(listPrefilledIds(contract, fields, filler), Object.keys(values)),
    annotations: kept?.unsent.annotations,
    request: kept?.request ?? null,
  } satisfies Part;
  const input: FillFieldsInput = {
    fields,
    filler,
    values: { ...getServerValues(contract), ...values },
    ...(kept?.refused && { refused: kept.refused }),
    isJudged: true,
    isGoingOn: contract.draft.version > 0 || kept !== null,
    // The server refuses these, too, but only when the receiver finishes.
    findFault: findOverflow(fields),
  };
  return { part, input };
}

const withNews = (context: SignDocumentContext, part: Part): Part => {
  const next = { ...context, ...part };
  const isNewer = Object.entries(findLocalDifferences(next)).some(([fieldId, value]) =>
    isRealChange(next, fieldId, value),
  );
  return { ...part, newer: context.newer + (isNewer ? 1 : 0) };
};

/** A response older than the last save must not overwrite it. */
export function mergeReloaded(context: SignDocumentContext, contract: SignContract): Part {
  const isOvertaken = contract.draft.version < requireContract(context).draft.version;
  const { draft } = isOvertaken ? requireContract(context) : contract;
  const read = new Set(contract.attachments.map(({ attachmentId }) => attachmentId));
  return withNews(context, {
    contract: { ...contract, draft },
    marks: isOvertaken ? context.marks : contract.marks,
    attachments: [...contract.attachments, ...context.attachments.filter((one) => !read.has(one.attachmentId))],
  });
}

/** Returns the rejections whose fields haven't changed since. Marks are identified by their local ids. */
export function listCurrentRefusals(
  { filling, unsentIds }: SignDocumentContext,
  refusals: readonly ValueRejection[],
): ValueRejection[] {
  const values = filling?.getSnapshot().context.values ?? {};
  return refusals.flatMap((refusal) => {
    if (refusal.value !== '') return [refusal];
    const markId = values[refusal.fieldId];
    return markId && !unsentIds.includes(refusal.fieldId) ? [{ ...refusal, value: markId }] : [];
  });
}

export function mergeSavedDraft(
  context: SignDocumentContext,
  { draft, marks, refusals, drawingProblem }: SendResult,
): Part {
  const contract = requireContract(context);
  const { annotations } = drawingProblem ? context.sending : NOTHING_UNSENT;
  return withNews(context, {
    contract: { ...contract, draft: draft ?? contract.draft },
    marks,
    sending: NOTHING_UNSENT,
    unsentIds: union(
      context.unsentIds,
      listCurrentRefusals(context, refusals).map(({ fieldId }) => fieldId),
    ),
    annotations: context.annotations ?? annotations,
    drawingProblem: context.annotations ? null : drawingProblem,
  });
}

export const restoreUnsent = ({ sending, unsentIds, annotations }: SignDocumentContext): Part => ({
  unsentIds: union(listFieldIds(sending), unsentIds),
  annotations: annotations ?? sending.annotations,
  sending: NOTHING_UNSENT,
});

/** Merges what another tab has saved since this one loaded. This tab's default values don't override it. */
export function mergeSavedElsewhere(context: SignDocumentContext, { draft, marks }: HandedOverState): Part {
  const contract = requireContract(context);
  if (draft.version <= contract.draft.version) return {};
  const isFilled = (fieldId: string) => fieldId in draft.values || fieldId in draft.markRefs;
  const unsentIds = context.unsentIds.filter((fieldId) => context.touchedIds.includes(fieldId) || !isFilled(fieldId));
  return { contract: { ...contract, draft }, marks, unsentIds };
}

/** Merges the other tab's unsent changes, except in fields changed in this tab since. */
export function mergeHandedOver(context: SignDocumentContext, kept: StoredValues | null) {
  const unsent = kept?.unsent ?? NOTHING_UNSENT;
  const { values, made } = registerLocalValues(context, unsent, (fieldId) => !context.touchedIds.includes(fieldId));
  const part: Part = {
    made,
    unsentIds: union(context.unsentIds, Object.keys(values)),
    annotations: context.annotations ?? unsent.annotations,
  };
  return { part, values };
}
