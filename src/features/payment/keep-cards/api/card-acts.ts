import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@/entities/payment/account';
import { api, createRequestKey, getErrorMessage, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Choice = { organizationUuid: string; paymentMethodUuid: string };
const withKey = () => ({ header: { 'Idempotency-Key': createRequestKey() } });

export function useSetDefaultCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Choice) => unwrap(api.POST('/payments/default-biiling', { params: withKey(), body })),
    onSuccess: (cards, { organizationUuid }) => {
      queryClient.setQueryData(accountQueries.methods(organizationUuid).queryKey, cards);
      toast.success('기본 카드를 바꿨어요');
    },
    onError: (error) => toast.error(getErrorMessage(error)),
  });
}

export function useRemoveCard(onRemoved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Choice) => unwrap(api.DELETE('/payments/payment-method', { params: withKey(), body })),
    onSuccess: (cards, { organizationUuid }) => {
      queryClient.setQueryData(accountQueries.methods(organizationUuid).queryKey, cards);
      toast.success('카드를 지웠어요');
      onRemoved();
    },
  });
}
