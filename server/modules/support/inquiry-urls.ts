import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { createInquiryLinkRepository } from './inquiry-links.repository.ts';

/** Builds an inquiry's URLs. Only inquirers without an account need a secret; others sign in. */
export function createInquiryUrlBuilder(deps: Pick<Deps, 'config' | 'secrets' | 'now'>) {
  const { publicUrl } = deps.config;
  const links = createInquiryLinkRepository(deps);
  return {
    forSupport: (secret: string) => `${publicUrl}/api/support/${secret}`,
    async forAsker(
      connection: Connection,
      { inquiryUuid, userUuid }: { inquiryUuid: string; userUuid: string | null },
    ) {
      if (userUuid !== null) return `${publicUrl}/setting/support?thread=${inquiryUuid}`;
      return `${publicUrl}/landing/support?thread=${await links.issue(connection, inquiryUuid, 'ASKER')}`;
    },
  };
}
