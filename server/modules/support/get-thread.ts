import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findInquiry } from './inquiries.repository.ts';
import { describeInquiry } from './inquiry-view.ts';
import { createThreadOpener } from './open-thread.ts';

export function createGetThread(deps: Deps): OperationHandler<'getThread'> {
  const { database, now } = deps;
  const openThread = createThreadOpener(deps);
  return async ({ path }) => {
    const inquiry = await findInquiry(database, await openThread(path.secret));
    if (!inquiry) throw new DomainError('THREAD_LINK_DEAD');
    return describeInquiry(database, inquiry, now());
  };
}
