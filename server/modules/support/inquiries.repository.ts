import type { Insertable } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { Inquiries } from '../../database/schema.gen.d.ts';

export async function createInquiry(connection: Connection, inquiry: Insertable<Inquiries>) {
  await connection.insertInto('inquiries').values(inquiry).execute();
}
