import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '@/entities/payment/account';
import { api, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Wish = { organizationUuid: string; receiptEmail: string | null; requestKey: string };

const setReceiptEmail = ({ requestKey, ...body }: Wish) =>
  unwrap(api.PUT('/payments/receipt-email', { params: { header: { 'Idempotency-Key': requestKey } }, body }));

export function useSetReceiptEmail(onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: setReceiptEmail,
    onSuccess: ({ receiptEmail }, { organizationUuid }) => {
      queryClient.setQueryData(
        accountQueries.profile(organizationUuid).queryKey,
        (profile) => profile && { ...profile, receiptEmail },
      );
      toast.success('저장했어요');
      onSaved();
    },
  });
}
