import type { Group } from '@/entities/group';

/** Names the groups that a contract is shared with, or counts them until their names are known. */
export function describeSharing(
  sharedGroupIds: readonly string[],
  groups: readonly Group[] | undefined,
): string | null {
  if (sharedGroupIds.length === 0) return null;
  const names = sharedGroupIds.flatMap((id) => groups?.find(({ groupId }) => groupId === id)?.name ?? []);
  // Groups created or deleted since the list was loaded have no name here.
  return names.length === sharedGroupIds.length
    ? names.toSorted((one, other) => one.localeCompare(other, 'ko')).join(', ')
    : `그룹 ${sharedGroupIds.length}개`;
}
