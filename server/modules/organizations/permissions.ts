import type { Permission } from '../../contract/access.ts';

/** All permissions, as the app orders them. */
export const PERMISSIONS = [
  'CONTRACT_SEND',
  'CONTRACT_READ_ALL',
  'TEMPLATE_MANAGE',
  'CONTACT_MANAGE',
  'MEMBER_MANAGE',
  'PAYMENT_MANAGE',
  'ORGANIZATION_MANAGE',
  'API_MANAGE',
] as const satisfies readonly Permission[];

/** Returns a seat's permissions. Owners have all, even if their row lists fewer. */
export const getEffectivePermissions = (seat: {
  isOwner: boolean;
  permissions: readonly string[] | ReadonlySet<string>;
}) => {
  const held = new Set(seat.permissions);
  return PERMISSIONS.filter((permission) => seat.isOwner || held.has(permission));
};
