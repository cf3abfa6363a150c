import { api, unwrap } from '@/shared/api';

/** A link of one's own into the receivers' pages: there every signature is made, also a member's. */
export const openOwnSigning = (contractId: string, receiverUuid: string) =>
  unwrap(
    api.POST('/contracts/{contractId}/receivers/{receiverUuid}/sign-session', {
      params: { path: { contractId, receiverUuid } },
    }),
  );
