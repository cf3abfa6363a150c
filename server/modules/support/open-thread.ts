import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { createInquiryLinkRepository } from './inquiry-links.repository.ts';

export function createThreadOpener(deps: Pick<Deps, 'database' | 'secrets' | 'now'>) {
  const links = createInquiryLinkRepository(deps);
  return async (secret: string) => {
    const inquiryUuid = await links.find(deps.database, 'ASKER', secret);
    if (inquiryUuid === null) throw new DomainError('THREAD_LINK_DEAD');
    return inquiryUuid;
  };
}
