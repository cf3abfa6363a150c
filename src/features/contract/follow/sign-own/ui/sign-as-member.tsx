import { useMutation } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import type { ContractListItem } from '@/entities/contract';
import { errorMessage } from '@/shared/api';
import { memberSigning } from '@/shared/session';
import { Button, type ButtonProps } from '@/shared/ui/actions/button';
import { toast } from '@/shared/ui/feedback/toast';
import { openMemberSigning } from '../api/own-signing';

type Me = Pick<ContractListItem['receivers'][number], 'receiverUuid' | 'role'>;
type SignAsMemberProps = { contractId: string; me: Me } & Pick<ButtonProps, 'size' | 'fullWidth' | 'variant'>;

/** Opens the signing page for a member whose turn it is, so they need not wait for the email. */
export function SignAsMember({ contractId, me, variant = 'seal', ...looks }: SignAsMemberProps) {
  const open = useMutation({
    mutationFn: () => openMemberSigning(contractId, me.receiverUuid),
    onSuccess: ({ link }) => {
      memberSigning.keep(contractId, me.receiverUuid);
      location.assign(link);
    },
    onError: (error) => toast.error(errorMessage(error)),
  });
  return (
    <Button
      variant={variant}
      icon={<Stamp />}
      loading={open.isPending || open.isSuccess}
      onClick={() => open.mutate()}
      {...looks}
    >
      {me.role === 'APPROVER' ? '검토하기' : '서명하기'}
    </Button>
  );
}
