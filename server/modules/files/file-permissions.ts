import { hasPermission, type MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { StoredFileRow } from './files.repository.ts';

export const mayUploadDocuments = ({ member }: MemberCaller) =>
  hasPermission(member, 'CONTRACT_SEND') || hasPermission(member, 'TEMPLATE_MANAGE');

const isOwn = (file: StoredFileRow, { member }: MemberCaller) =>
  file.organizationMemberUuid === member.organizationMemberUuid;
export const mayReadFile = (file: StoredFileRow, caller: MemberCaller) =>
  isOwn(file, caller) || hasPermission(caller.member, 'CONTRACT_READ_ALL');
/** Returns whether the caller may change a file. Another member's upload requires CONTRACT_SEND. */
export const mayChangeFile = (file: StoredFileRow, caller: MemberCaller) =>
  isOwn(file, caller) || hasPermission(caller.member, 'CONTRACT_SEND');

export function requireReadyFile({ fileUuid, normalisedSha256, refusal }: StoredFileRow) {
  if (refusal) throw new DomainError('FILE_REFUSED', { message: refusal.message });
  if (normalisedSha256 === null) throw new DomainError('FILE_PROCESSING');
  return { fileUuid, normalisedSha256 };
}
