import { api, unwrap } from '@/shared/api';

/**
 * Opens the receivers' pages for a member's own signature. Members sign there, too, so there is only one signing flow.
 */
export const openMemberSigning = (contractId: string, receiverUuid: string) =>
  unwrap(
    api.POST('/contracts/{contractId}/receivers/{receiverUuid}/sign-session', {
      params: { path: { contractId, receiverUuid } },
    }),
  );
