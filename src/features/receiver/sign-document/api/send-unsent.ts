import type { Mark } from '@/entities/mark';
import type { ValueRejection } from '@/entities/filling';
import { saveMark, putAnnotations, putValues, type SignDraft } from '@/entities/sign-contract';
import { ApiError } from '@/shared/api';
import { listFieldIds, hasNothingUnsent, pickField, omitFields, type UnsentChanges } from '../model/unsent-changes';

export type KnownMark = { markId: string; mark: Mark };
/** The draft as the server has it now, and everything that the server rejected. */
export type SendResult = {
  draft: SignDraft | null;
  marks: readonly KnownMark[];
  refusals: readonly ValueRejection[];
  /** Separate, because drawings don't belong to a field. */
  drawingProblem: ApiError | null;
};
type Outgoing = { unsent: UnsentChanges; version: number; marks: readonly KnownMark[] };

const CALLS = { keepMark: saveMark, putAnnotations, putValues };
export type SendCalls = typeof CALLS;

const same = (one: Mark, other: Mark) => JSON.stringify(one) === JSON.stringify(other);

/** Errors about the values themselves, or something they refer to, would recur on a retry. */
const isAboutValues = ({ status, code }: ApiError) =>
  code === 'MARK_UNKNOWN' ||
  code === 'ATTACHMENT_UNKNOWN' ||
  ((status === 400 || status === 413 || status === 422) && code !== 'CONSENT_NEEDED');

/** Returns rejections by field, which never keep the other values from being saved. */
export async function sendUnsent(
  { unsent, version, marks }: Outgoing,
  signal: AbortSignal,
  calls: SendCalls = CALLS,
): Promise<SendResult> {
  const sent: { -readonly [Key in keyof SendResult]: SendResult[Key] } = {
    draft: null,
    marks,
    refusals: [],
    drawingProblem: null,
  };
  const { annotations, ...filled } = unsent;
  if (annotations) {
    try {
      sent.draft = await calls.putAnnotations(annotations, signal);
    } catch (error) {
      sent.drawingProblem = requireAboutValues(error);
    }
  }
  await sendFields(filled);
  return sent;

  async function sendFields(part: UnsentChanges): Promise<void> {
    if (hasNothingUnsent(part)) return;
    try {
      const markRefs = await keepMarks(part.marks);
      const body = { version: sent.draft?.version ?? version, values: part.values, markRefs };
      sent.draft = await calls.putValues(body, signal);
    } catch (error) {
      await sendRest(part, requireAboutValues(error));
    }
  }

  /**
   * Retries without the fields named in the error. If it names none, sends fields one at a time to find the rejected
   * ones.
   */
  async function sendRest(part: UnsentChanges, problem: ApiError) {
    const fieldIds = listFieldIds(part);
    const named = (problem.body?.fieldErrors ?? []).filter(({ field }) => fieldIds.includes(field));
    const refuse = (fieldId: string, words: string, characters: readonly string[] = []) => {
      const value = part.values[fieldId] ?? '';
      sent.refusals = [...sent.refusals, { fieldId, value, characters, words }];
    };
    if (named.length > 0) {
      for (const { field, message, characters } of named) refuse(field, message, characters);
      return sendFields(
        omitFields(
          part,
          named.map(({ field }) => field),
        ),
      );
    }
    const [first, ...others] = fieldIds;
    if (first !== undefined && others.length === 0) return refuse(first, problem.message);
    for (const fieldId of fieldIds) await sendFields(pickField(part, fieldId));
  }

  /** Uploads each mark once, even if several fields use it. */
  async function keepMarks(made: UnsentChanges['marks']) {
    const markRefs: Record<string, string | null> = {};
    for (const [fieldId, mark] of Object.entries(made)) {
      if (mark && !sent.marks.some((one) => same(one.mark, mark)))
        sent.marks = [...sent.marks, { markId: await calls.keepMark(mark, signal), mark }];
      markRefs[fieldId] = mark && (sent.marks.find((one) => same(one.mark, mark))?.markId ?? null);
    }
    return markRefs;
  }
}

function requireAboutValues(error: unknown): ApiError {
  const problem = ApiError.from(error);
  if (!isAboutValues(problem)) throw error;
  return problem;
}
