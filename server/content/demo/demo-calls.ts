import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationId } from '../../contract/operation-id.ts';
import type { InputOf } from '../../contract/operations.ts';

type Asked<Id extends OperationId> = Partial<Pick<InputOf<Id>, 'path' | 'body'>>;

export function buildDemoInput<Id extends OperationId, Ask extends Asked<Id>>(caller: MemberCaller, asked: Ask) {
  return {
    path: {},
    query: {},
    body: undefined,
    ...asked,
    caller,
    client: { address: '127.0.0.1', userAgent: 'Dojang demo' },
    idempotencyKey: null,
    lastEventId: null,
    readmit: () => Promise.resolve(caller),
  };
}

const THERE_ALREADY = new Set(['NAME_TAKEN', 'CONTACT_EXISTS']);

/** Calls `make`, ignoring the error if an earlier attempt already created the same thing. */
export async function ignoreExisting(make: () => Promise<unknown>) {
  try {
    await make();
  } catch (error) {
    if (!(error instanceof DomainError && THERE_ALREADY.has(error.code))) throw error;
  }
}
