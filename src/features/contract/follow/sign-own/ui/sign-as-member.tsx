import { Stamp } from '@/shared/icons';
import type { ContractListItem } from '@/entities/contract';
import { Button, type ButtonProps } from '@/shared/ui/actions/button';
import { useOpenMemberSigning } from '../api/use-open-member-signing';

type Me = Pick<ContractListItem['receivers'][number], 'receiverUuid' | 'role'>;
type SignAsMemberProps = { contractId: string; me: Me } & Pick<ButtonProps, 'size' | 'fullWidth' | 'variant'>;

/** Spares a member whose turn it is the wait for the email. */
export function SignAsMember({ contractId, me, variant = 'seal', ...looks }: SignAsMemberProps) {
  const open = useOpenMemberSigning();
  return (
    <Button
      variant={variant}
      icon={<Stamp />}
      loading={open.isPending || open.isSuccess}
      onClick={() => open.mutate({ contractId, receiverUuid: me.receiverUuid })}
      {...looks}
    >
      {me.role === 'APPROVER' ? '검토하기' : '서명하기'}
    </Button>
  );
}
