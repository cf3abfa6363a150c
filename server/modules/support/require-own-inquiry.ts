import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import { findInquiry } from './inquiries.repository.ts';

export async function requireOwnInquiry(connection: Connection, inquiryUuid: string, userUuid: string) {
  const inquiry = await findInquiry(connection, inquiryUuid);
  if (!inquiry || inquiry.userUuid !== userUuid) throw new DomainError('NOT_FOUND');
  return inquiry;
}
