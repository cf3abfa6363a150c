import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries, type PaymentProfile } from '@/entities/payment/account';
import { creditQueries } from '@/entities/payment/credit';
import { userQueries } from '@/entities/user';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Wish = {
  organizationUuid: string;
  organizationServicePlanPaymentUuid: string;
  reason: string;
  requestKey: string;
};

const unsubscribe = ({ reason, requestKey, ...path }: Wish): Promise<PaymentProfile> =>
  unwrap(
    api.PATCH('/payments/service-plan/unsubscribe/{organizationUuid}/{organizationServicePlanPaymentUuid}', {
      params: { path, header: { 'Idempotency-Key': requestKey } },
      body: { reason },
    }),
  );

/** Reloads the plan even after a rejection, because somebody else may have changed it in the meantime. */
export function useUnsubscribe(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: unsubscribe,
    onSuccess: () => {
      toast.success('해지했어요');
      onDone();
    },
    onSettled: () =>
      Promise.all(
        [accountQueries.all(), creditQueries.usage().queryKey, userQueries.all()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
