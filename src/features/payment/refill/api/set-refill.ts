import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@/entities/payment/account';
import { creditQueries } from '@/entities/payment/credit';
import { paymentQueries } from '@/entities/payment/history';
import { api, unwrap, type components } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

export type RefillChange = { organizationUuid: string; requestKey: string } & components['schemas']['CreditRefill'];

const setRefill = ({ requestKey, ...body }: RefillChange) =>
  unwrap(api.PUT('/payments/credit-refill', { params: { header: { 'Idempotency-Key': requestKey } }, body }));

/** If the balance is already too low, the first automatic purchase happens immediately. */
export function useSetRefill(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: setRefill,
    onSuccess: (refill, { organizationUuid }) => {
      queryClient.setQueryData(
        accountQueries.profile(organizationUuid).queryKey,
        (profile) => profile && { ...profile, refill },
      );
      toast.success('저장했어요');
      onSaved();
    },
    onSettled: () =>
      Promise.all(
        [accountQueries.all(), creditQueries.usage().queryKey, paymentQueries.all()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
