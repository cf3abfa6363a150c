import { api, unwrap } from '@/shared/api';

/** Members sign on the receivers' pages, too, so there is only one signing flow. */
export const openMemberSigning = (contractId: string, receiverUuid: string) =>
  unwrap(
    api.POST('/contracts/{contractId}/receivers/{receiverUuid}/sign-session', {
      params: { path: { contractId, receiverUuid } },
    }),
  );
