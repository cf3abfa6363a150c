import type { Mark } from '@/entities/mark';
import type { Refusal } from '@/entities/filling';
import { keepMark, putAnnotations, putValues, type SignDraft } from '@/entities/sign-contract';
import { ApiError } from '@/shared/api';
import { fieldIdsOf, hasNothing, only, without, type Unsent } from '../model/unsent';

export type KnownMark = { markId: string; mark: Mark };
/** What has come of it: everything as the server has it now, and what it will not take. */
export type Sent = {
  draft: SignDraft | null;
  marks: readonly KnownMark[];
  refusals: readonly Refusal[];
  /** Drawings have no field to say it at. */
  drawingProblem: ApiError | null;
};
type Outgoing = { unsent: Unsent; version: number; marks: readonly KnownMark[] };

const CALLS = { keepMark, putAnnotations, putValues };
export type SendCalls = typeof CALLS;

const same = (one: Mark, other: Mark) => JSON.stringify(one) === JSON.stringify(other);

/** It is about what was sent, or about what it names: sending the same again would come to the same. */
const isAboutValues = ({ status, code }: ApiError) =>
  code === 'MARK_UNKNOWN' ||
  code === 'ATTACHMENT_UNKNOWN' ||
  ((status === 400 || status === 413 || status === 422) && code !== 'CONSENT_NEEDED');

/** Sends everything that can be sent. What the server refuses comes back by field, and never holds up the rest. */
export async function sendUnsent(
  { unsent, version, marks }: Outgoing,
  signal: AbortSignal,
  calls: SendCalls = CALLS,
): Promise<Sent> {
  const sent: { -readonly [Key in keyof Sent]: Sent[Key] } = { draft: null, marks, refusals: [], drawingProblem: null };
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

  async function sendFields(part: Unsent): Promise<void> {
    if (hasNothing(part)) return;
    try {
      const markRefs = await keepMarks(part.marks);
      const body = { version: sent.draft?.version ?? version, values: part.values, markRefs };
      sent.draft = await calls.putValues(body, signal);
    } catch (error) {
      await sendRest(part, requireAboutValues(error));
    }
  }

  /** Without what was named; where nothing was, one by one, until it shows which it is. */
  async function sendRest(part: Unsent, problem: ApiError) {
    const fieldIds = fieldIdsOf(part);
    const named = (problem.body?.fieldErrors ?? []).filter(({ field }) => fieldIds.includes(field));
    const refuse = (fieldId: string, words: string, characters: readonly string[] = []) => {
      const value = part.values[fieldId] ?? '';
      sent.refusals = [...sent.refusals, { fieldId, value, characters, words }];
    };
    if (named.length > 0) {
      for (const { field, message, characters } of named) refuse(field, message, characters);
      return sendFields(
        without(
          part,
          named.map(({ field }) => field),
        ),
      );
    }
    const [first, ...others] = fieldIds;
    if (first !== undefined && others.length === 0) return refuse(first, problem.message);
    for (const fieldId of fieldIds) await sendFields(only(part, fieldId));
  }

  /** Each once, however many fields show it. */
  async function keepMarks(made: Unsent['marks']) {
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
