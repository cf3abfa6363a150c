import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contractQueries, type Channel, type Receiver } from '@/entities/contract';
import { api, getErrorMessage, createRequestKey, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Correction = Pick<Receiver, 'name' | 'email' | 'phone' | 'language'> & { channels: Channel[] };
type Place = { contractId: string; receiverUuid: string };

function useRefreshed(contractId: string) {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: contractQueries.one(contractId) });
}

/** Resends the latest message over the channel that the sender chose. */
export function useResendMessage(contractId: string) {
  const refresh = useRefreshed(contractId);
  return useMutation({
    mutationFn: ({ receiverUuid, channel }: { receiverUuid: string; channel: Channel }) =>
      unwrap(
        api.POST('/contracts/{contractId}/receivers/{receiverUuid}/resend', {
          params: { path: { contractId, receiverUuid }, header: { 'Idempotency-Key': createRequestKey() } },
          body: { channel },
        }),
      ),
    onSuccess: () => {
      toast.success('다시 보냈어요');
      return refresh();
    },
    onError: (error) => toast.error(getErrorMessage(error)),
  });
}

export function useCorrectContact({ contractId, receiverUuid }: Place, onDone: () => void) {
  const refresh = useRefreshed(contractId);
  return useMutation({
    mutationFn: ({ requestKey, correction }: { requestKey: string; correction: Correction }) =>
      unwrap(
        api.PATCH('/contracts/{contractId}/receivers/{receiverUuid}', {
          params: { path: { contractId, receiverUuid }, header: { 'Idempotency-Key': requestKey } },
          body: correction,
        }),
      ),
    onSuccess: () => {
      toast.success('연락처를 고치고 다시 보냈어요');
      onDone();
      return refresh();
    },
  });
}

/** Each link is recorded in the contract's chain and shown only once, so this must run on a click, never on render. */
export function useShareLink({ contractId, receiverUuid }: Place) {
  const refresh = useRefreshed(contractId);
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/contracts/{contractId}/receivers/{receiverUuid}/link', {
          params: { path: { contractId, receiverUuid } },
        }),
      ),
    onSuccess: refresh,
  });
}

type Asked = { requestKey: string; receiverUuid: string; fieldIds: string[]; message: string };

export function useRequestCorrection(contractId: string, onDone: () => void) {
  const refresh = useRefreshed(contractId);
  return useMutation({
    mutationFn: ({ requestKey, ...body }: Asked) =>
      unwrap(
        api.POST('/contracts/{contractId}/value-requests', {
          params: { path: { contractId }, header: { 'Idempotency-Key': requestKey } },
          body,
        }),
      ),
    onSuccess: () => {
      toast.success('다시 부탁했어요');
      onDone();
      return refresh();
    },
  });
}
