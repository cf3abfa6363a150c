import type { Insertable } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { Inquiries, InquiryMessages } from '../../database/schema.gen.d.ts';

const MAX_LISTED = 100;

export async function createInquiry(connection: Connection, inquiry: Insertable<Inquiries>) {
  await connection.insertInto('inquiries').values(inquiry).execute();
}

export const findInquiry = (connection: Connection, inquiryUuid: string) =>
  connection.selectFrom('inquiries').selectAll().where('inquiryUuid', '=', inquiryUuid).executeTakeFirst();

/** Locks the inquiry, so that it can't be closed while a message is being added. */
export const lockInquiry = (connection: Connection, inquiryUuid: string) =>
  connection.selectFrom('inquiries').selectAll().where('inquiryUuid', '=', inquiryUuid).forUpdate().executeTakeFirst();

export type InquiryRow = NonNullable<Awaited<ReturnType<typeof findInquiry>>>;

export const listUserInquiries = (connection: Connection, userUuid: string) =>
  connection
    .selectFrom('inquiries')
    .select(['inquiryUuid', 'subject', 'state', 'lastMessageAt'])
    .where('userUuid', '=', userUuid)
    .orderBy('lastMessageAt', 'desc')
    .orderBy('inquiryUuid', 'desc')
    .limit(MAX_LISTED)
    .execute();

export const listOpenInquiries = (connection: Connection) =>
  connection
    .selectFrom('inquiries')
    .select(['inquiryUuid', 'subject', 'name', 'lastMessageAt'])
    .where('state', '=', 'OPEN')
    .orderBy('lastMessageAt')
    .execute();

export const listInquiryMessages = (connection: Connection, inquiryUuid: string) =>
  connection
    .selectFrom('inquiryMessages')
    .selectAll()
    .where('inquiryUuid', '=', inquiryUuid)
    .orderBy('createdAt')
    .orderBy('inquiryMessageUuid')
    .execute();

type NewMessage = Omit<Insertable<InquiryMessages>, 'createdAt'> & { createdAt: Date };

/** Adds a message. It is then the other side's turn to write. */
export async function addInquiryMessage(connection: Connection, message: NewMessage) {
  await connection.insertInto('inquiryMessages').values(message).execute();
  await connection
    .updateTable('inquiries')
    .set({
      state: message.side === 'ASKER' ? 'OPEN' : 'ANSWERED',
      lastMessageAt: message.createdAt,
      closedAt: null,
    })
    .where('inquiryUuid', '=', message.inquiryUuid)
    .execute();
}

export const closeInquiry = (connection: Connection, inquiryUuid: string, closedAt: Date) =>
  connection
    .updateTable('inquiries')
    .set({ state: 'CLOSED', closedAt })
    .where('inquiryUuid', '=', inquiryUuid)
    .execute();

/** Lists inquiries without a message since the given time, and locks them, so that nobody can add one now. */
export async function lockOldInquiries(connection: Connection, before: Date) {
  const rows = await connection
    .selectFrom('inquiries')
    .select('inquiryUuid')
    .where('lastMessageAt', '<', before)
    .forUpdate()
    .execute();
  return rows.map(({ inquiryUuid }) => inquiryUuid);
}

/** Deletes inquiries with their messages and links. Delete their files first. */
export const deleteInquiries = (connection: Connection, inquiryUuids: readonly string[]) =>
  connection.deleteFrom('inquiries').where('inquiryUuid', 'in', inquiryUuids).execute();

export const detachInquiries = (connection: Connection, userUuid: string) =>
  connection.updateTable('inquiries').set({ userUuid: null }).where('userUuid', '=', userUuid).execute();
