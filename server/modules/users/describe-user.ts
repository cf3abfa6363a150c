import type { UserCaller } from '../../contract/access.ts';
import { getEffectivePermissions } from '../organizations/permissions.ts';

type Person = { userUuid: string; name: string; email: string; profileImgUrl: string | null };

export const describeUser = ({ userUuid, name, email, profileImgUrl }: Person, { member }: UserCaller) => ({
  userUuid,
  name,
  email,
  profileImgUrl,
  organizationMemberUuid: member?.organizationMemberUuid ?? null,
  permissions: member ? getEffectivePermissions(member) : [],
});
