import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@/entities/payment/account';
import { creditQueries } from '@/entities/payment/credit';
import { userQueries } from '@/entities/user';
import { api, createRequestKey, errorMessage, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

/** Tries a payment of the plan again that failed. */
export function useRetryPayment() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (organizationUuid: string) =>
      unwrap(
        api.POST('/payments/retry', {
          params: { header: { 'Idempotency-Key': createRequestKey() } },
          body: { organizationUuid },
        }),
      ),
    onSuccess: ({ state }) => toast.success(state === 'DONE' ? '결제했어요' : '결제 결과를 확인하고 있어요'),
    onError: (error) => toast.error(errorMessage(error)),
    onSettled: () =>
      Promise.all(
        [accountQueries.all(), creditQueries.all(), userQueries.all()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
