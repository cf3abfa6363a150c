import type { components } from '#openapi';
import type { Connection } from '../../database/connect.ts';
import { listInquiryMessages, type InquiryRow } from './inquiries.repository.ts';
import { listInquiryFiles } from './inquiry-files.repository.ts';

type Inquiry = components['schemas']['Inquiry'];
type InquiryState = components['schemas']['InquiryState'];

const REOPEN_MS = 30 * 86_400_000;

/** Returns whether a message can be added. Writing reopens a closed inquiry, up to 30 days after it was closed. */
export const isInquiryOpen = ({ closedAt }: Pick<InquiryRow, 'closedAt'>, at: Date) =>
  closedAt === null || at.getTime() - closedAt.getTime() <= REOPEN_MS;

export async function describeInquiry(connection: Connection, inquiry: InquiryRow, at: Date): Promise<Inquiry> {
  const { inquiryUuid, subject, pageUrl } = inquiry;
  const messages = await listInquiryMessages(connection, inquiryUuid);
  const files = await listInquiryFiles(connection, inquiryUuid);
  return {
    inquiryId: inquiryUuid,
    subject,
    pageUrl,
    state: toInquiryState(inquiry.state),
    isWritable: isInquiryOpen(inquiry, at),
    messages: messages.map(({ inquiryMessageUuid, side, message, createdAt }) => ({
      messageId: inquiryMessageUuid,
      from: side === 'SUPPORT' ? 'SUPPORT' : 'ASKER',
      message,
      files: files
        .filter((file) => file.inquiryMessageUuid === inquiryMessageUuid)
        .map(({ inquiryFileUuid, name, bytes }) => ({ fileId: inquiryFileUuid, name, bytes })),
      at: createdAt.toISOString(),
    })),
  };
}

export const toInquiryState = (state: string): InquiryState =>
  state === 'ANSWERED' || state === 'CLOSED' ? state : 'OPEN';
