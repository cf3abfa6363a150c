import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { HASH_KEY_PURPOSE } from '../../security/open-secrets.ts';
import type { Secrets } from '../../security/secrets.ts';
import { HANDLE_PURPOSE, PERSON_PURPOSE } from '../accounts/phone-verifications.repository.ts';
import { CONTRACT_MARK_PURPOSE, CONTRACT_MARK_CONTEXT } from '../contracts/values/contract-marks.repository.ts';
import { OWN_VALUES_PURPOSE } from '../contracts/core/version-reference.ts';
import { ACCESS_CODE_PURPOSE } from '../contracts/views/contract-view.ts';
import { BATCH_CELLS_PURPOSE, BATCH_OFFERS_PURPOSE } from '../batches/cells.ts';
import { BILLING_KEY_PURPOSE } from '../cards/cards.repository.ts';
import { COMPANY_SEAL_PURPOSE } from '../company-seals/company-seals.repository.ts';
import { USER_MARK_PURPOSE } from '../marks/user-marks.repository.ts';
import { TEMPLATE_CODES_PURPOSE } from '../templates/versions.repository.ts';
import { OUTBOX_PURPOSE } from '../messages/outbox.ts';
import { DRAFT_PURPOSE, MARK_PURPOSE } from '../contracts/values/drafts.repository.ts';
import { FINAL_PURPOSE } from '../contracts/values/final-values.repository.ts';
import { CHANGES_PURPOSE } from '../contracts/values/value-requests.repository.ts';
import { VERIFIED_PHONE_PURPOSE } from '../accounts/verified-phone.ts';
import { reencryptOpenings } from './reencrypt-openings.ts';

/** The context of values bound to a receiver, in SQL. */
const RECEIVER = 'receiver_uuid::text';

/** All columns encrypted with the master key, except event openings. */
export const ENCRYPTED_COLUMNS = [
  { table: 'hash_keys', id: 'purpose', column: 'key_enc', purpose: HASH_KEY_PURPOSE },
  { table: 'users', id: 'user_uuid', column: 'verified_phone_enc', purpose: VERIFIED_PHONE_PURPOSE },
  { table: 'phone_verifications', id: 'request_uuid', column: 'vendor_handle_enc', purpose: HANDLE_PURPOSE },
  { table: 'phone_verifications', id: 'request_uuid', column: 'name_enc', purpose: PERSON_PURPOSE },
  { table: 'phone_verifications', id: 'request_uuid', column: 'phone_enc', purpose: PERSON_PURPOSE },
  { table: 'phone_verifications', id: 'request_uuid', column: 'birth_date_enc', purpose: PERSON_PURPOSE },
  { table: 'outbox_messages', id: 'message_uuid', column: 'content_enc', purpose: OUTBOX_PURPOSE },
  { table: 'payment_methods', id: 'payment_method_uuid', column: 'billing_key_enc', purpose: BILLING_KEY_PURPOSE },
  { table: 'receivers', id: 'receiver_uuid', column: 'access_code_enc', purpose: ACCESS_CODE_PURPOSE },
  { table: 'contract_contents', id: 'contract_id', column: 'own_values_enc', purpose: OWN_VALUES_PURPOSE },
  { table: 'batch_rows', id: 'row_uuid', column: 'cells_enc', purpose: BATCH_CELLS_PURPOSE },
  { table: 'batch_rows', id: 'row_uuid', column: 'offers_enc', purpose: BATCH_OFFERS_PURPOSE },
  { table: 'template_versions', id: 'version_uuid', column: 'access_codes_enc', purpose: TEMPLATE_CODES_PURPOSE },
  { table: 'receiver_drafts', id: 'receiver_uuid', column: 'content_enc', purpose: DRAFT_PURPOSE, place: RECEIVER },
  { table: 'receiver_marks', id: 'mark_uuid', column: 'mark_enc', purpose: MARK_PURPOSE, place: RECEIVER },
  { table: 'receiver_values', id: 'receiver_uuid', column: 'content_enc', purpose: FINAL_PURPOSE, place: RECEIVER },
  { table: 'value_requests', id: 'value_request_uuid', column: 'changes_enc', purpose: CHANGES_PURPOSE },
  { table: 'user_marks', id: 'mark_uuid', column: 'mark_enc', purpose: USER_MARK_PURPOSE },
  { table: 'company_seals', id: 'seal_uuid', column: 'mark_enc', purpose: COMPANY_SEAL_PURPOSE },
  {
    table: 'contract_marks',
    id: 'contract_mark_uuid',
    column: 'mark_enc',
    purpose: CONTRACT_MARK_PURPOSE,
    place: CONTRACT_MARK_CONTEXT,
  },
] as const;
type SealedColumn = { table: string; id: string; column: string; purpose: string; place?: string };
/** `unreadable` counts values that neither key decrypts. */
type Done = { sealed: number; unreadable: number };
type Row = { id: string; sealed: Buffer; place: string };

const AT_ONCE = 500;

export async function reencryptAll(database: Database, secrets: Secrets, signal?: AbortSignal): Promise<Done> {
  const done: Done = { sealed: 0, unreadable: 0 };
  for (const column of ENCRYPTED_COLUMNS) {
    let after: string | null = null;
    do {
      signal?.throwIfAborted();
      const rows: Row[] = await readSome(database, column, after);
      for (const row of rows) await reencryptValue(database, secrets, column, row, done);
      after = rows.length === AT_ONCE ? (rows.at(-1)?.id ?? null) : null;
    } while (after !== null);
  }
  await reencryptOpenings(database, secrets, done, signal);
  return done;
}

async function readSome(database: Database, { table, id, column, place }: SealedColumn, after: string | null) {
  const [key, sealed] = [sql.ref(id), sql.ref(column)];
  const further = after === null ? sql`` : sql`and ${key}::text > ${after}`;
  const bound = place === undefined ? sql`''` : sql`case when bound then ${sql.raw(place)} else '' end`;
  const { rows } =
    await sql<Row>`select ${key}::text as id, ${sealed} as sealed, ${bound} as place from ${sql.table(table)}
     where ${sealed} is not null ${further} order by ${key}::text limit ${AT_ONCE}`.execute(database);
  return rows;
}

/** Re-encrypts a value. If somebody has changed it in the meantime, it already uses the current key. */
async function reencryptValue(
  database: Database,
  secrets: Secrets,
  { table, id, column, purpose }: SealedColumn,
  row: Row,
  done: Done,
) {
  const anew = secrets.sealAnew(purpose, row.sealed, row.place);
  if (anew === 'UNREADABLE') done.unreadable += 1;
  if (!Buffer.isBuffer(anew)) return;
  const [key, sealed] = [sql.ref(id), sql.ref(column)];
  await sql`update ${sql.table(table)} set ${sealed} = ${anew}
     where ${key}::text = ${row.id} and ${sealed} = ${row.sealed}`.execute(database);
  done.sealed += 1;
}
