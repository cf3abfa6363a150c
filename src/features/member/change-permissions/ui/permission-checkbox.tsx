import { getPermissionLabel, type Member, type Permission } from '@/entities/member';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { useChangePermissions } from '../api/use-change-permissions';
import { getLockReason } from '../model/lock-reason';

type PermissionCheckboxProps = {
  member: Member;
  permission: Permission;
  held: readonly Permission[];
  label?: React.ReactNode;
  description?: string;
};

export function PermissionCheckbox({ member, permission, held, label, description }: PermissionCheckboxProps) {
  const change = useChangePermissions();
  const shown = change.isPending ? change.variables.allowed : member.isOwner || member.permissions.includes(permission);
  return (
    <Checkbox
      {...(label ? { label } : { 'aria-label': `${member.name ?? member.email} ${getPermissionLabel(permission)}` })}
      {...(description && { description })}
      checked={shown}
      disabledReason={getLockReason(member, permission, held)}
      onChange={(event) => change.mutate({ member, permission, allowed: event.target.checked })}
    />
  );
}
