import { matchAnything } from '#rules/value-problem.ts';
import type { Mark } from '@/entities/mark';
import type { SignContract } from '@/entities/sign-contract';
import { ApiError } from '@/shared/api';
import { DomainError } from '../../../server/contract/domain-error.ts';
import { computeFinalValues } from '../../../server/modules/contracts/values/fill-in.ts';
import { requireValuesThatFit } from '../../../server/modules/contracts/values/fitting-texts.ts';
import { mergeDraft } from '../../../server/modules/sign/shared/merge-draft.ts';
import { requirePrintableMark } from '../../../server/modules/marks/printable.ts';

type Body = { version: number; values: Record<string, string | null>; markRefs: Record<string, string | null> };

/** Applies the server's own rules to one receiver's calls, without a database. */
export function createRuleServer(sent: SignContract) {
  const { fields, me } = sent;
  const receiver = { receiverUuid: me.receiverUuid, name: me.name, email: me.email, phone: me.phone };
  const at = new Date();
  let { draft } = sent;
  let marks: { markId: string; mark: Mark }[] = [];
  let signed: Map<string, string> | null = null;

  function putValues({ values, markRefs }: Body) {
    requireOpen();
    const markIds = new Set(marks.map(({ markId }) => markId));
    const ground = { receiver, fields, open: fields, markIds, attached: [], at };
    draft = { ...mergeDraft(draft, { values, markRefs }, ground), version: draft.version + 1 };
    return draft;
  }
  function keepMark(mark: Mark) {
    requireOpen();
    requirePrintableMark(mark);
    marks = [...marks, { markId: `mark ${marks.length}`, mark }];
    return `mark ${marks.length - 1}`;
  }
  function complete(version: number) {
    requireOpen();
    if (version !== draft.version) throw new DomainError('VERSION_CONFLICT', { version: draft.version });
    const given = computeFinalValues({ receiver, fields, finals: new Map(), at }, draft, matchAnything);
    requireValuesThatFit(fields, given.values, () => 0);
    const drawn = Object.entries(given.markRefs).map(([fieldId, markId]) => {
      const mark = marks.find((known) => known.markId === markId)?.mark;
      return [fieldId, JSON.stringify(mark)] as const;
    });
    signed = new Map([...Object.entries(given.values), ...drawn]);
  }
  function requireOpen() {
    if (signed) throw new DomainError('ALREADY_ACTED');
  }

  return {
    putValues: answering(putValues),
    keepMark: answering(keepMark),
    complete: answering(complete),
    read: answering((_: null): SignContract => ({
      ...sent,
      draft,
      marks,
      me: signed ? { ...me, state: 'SIGNED' } : me,
    })),
    /** The values that will be sealed, by field. */
    signed: () => signed,
  };
}

export type RuleServer = ReturnType<typeof createRuleServer>;

/** A rejection becomes the app's own error, as if the call went over the network. */
function answering<Given, Answer>(call: (given: Given) => Answer) {
  return (given: Given): Answer => {
    try {
      return structuredClone(call(given));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      throw new ApiError(error.code, { status: error.status, body: error.toBody() });
    }
  };
}
