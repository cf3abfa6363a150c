import type { Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { readContents } from '../../contracts/core/contents.repository.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { createDrafts, type SignDraft } from '../../contracts/values/drafts.repository.ts';
import { computeFinalValues } from '../../contracts/values/fill-in.ts';
import { createFinalValues, type FinalValues } from '../../contracts/values/final-values.repository.ts';
import { requireTextsThatFit } from '../../contracts/values/fitting-texts.ts';

/** Reads a receiver's new values. Only the requested fields can change, and those that depend on them. */
export function createReadNewValues({ patterns, secrets }: Pick<Deps, 'patterns' | 'secrets'>) {
  const drafts = createDrafts(secrets);
  const finals = createFinalValues(secrets);

  return async (
    transaction: Transaction<DB>,
    receiver: ReceiverRow,
    { fieldIds, version, at }: { fieldIds: readonly string[]; version: number; at: Date },
  ) => {
    const { contractId, receiverUuid } = receiver;
    const draft = await drafts.find(transaction, receiverUuid);
    if (draft.version !== version) throw new DomainError('VERSION_CONFLICT', { version: draft.version });
    const { fields } = await readContents(transaction, contractId);
    const all = await finals.listOf(transaction, contractId);
    const before = all.get(receiverUuid);
    if (!before) throw new DomainError('ALREADY_ACTED');
    const typed = replaceAsked(before, draft, new Set(fieldIds));
    const ground = { receiver, fields, finals: all, at };
    const answers = await patterns.judge((fits) => computeFinalValues(ground, typed, fits));
    const asked = fields.filter(({ fieldId }) => fieldIds.includes(fieldId));
    await requireTextsThatFit(transaction, asked, answers.values);
    const drawn = await drafts.listMarks(transaction, receiverUuid);
    const known = new Map([
      ...Object.entries(before.marks),
      ...drawn.map(({ markId, mark }) => [markId, mark] as const),
    ]);
    const used = new Set(Object.values(answers.markRefs));
    const marks = Object.fromEntries([...known].filter(([markId]) => used.has(markId)));
    const after: FinalValues = { ...answers, marks, annotations: before.annotations };
    return { fields, before, after };
  };
}

function replaceAsked(before: FinalValues, draft: SignDraft, asked: ReadonlySet<string>) {
  const only = (entries: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(entries).filter(([fieldId]) => asked.has(fieldId)));
  return {
    values: { ...before.values, ...only(draft.values) },
    markRefs: { ...before.markRefs, ...only(draft.markRefs) },
  };
}
