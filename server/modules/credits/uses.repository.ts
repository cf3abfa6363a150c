import { sql, type RawBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../database/connect.ts';
import type { AllocatedNeed } from './allocate.ts';
import type { LedgerCause } from './ledger.repository.ts';
import type { CreditNeed } from './needs.ts';

/** What units are for: a contract and its receiver, a message, or a row that isn't a contract yet. */
export type CreditUseTarget = { contractId?: string; messageUuid?: string; batchUuid?: string; rowUuid?: string };
type Held = AllocatedNeed<CreditNeed & CreditUseTarget>;

export async function holdCreditUses(
  connection: Connection,
  { organizationUuid, cause, at }: { organizationUuid: string; cause: LedgerCause; at: Date },
  held: readonly Held[],
) {
  if (held.length === 0) return;
  const uses = held.map(({ need, parts }) => ({ ...need, parts, useUuid: uuidv7({ msecs: at.getTime() }) }));
  const json = JSON.stringify(
    uses.map(({ parts, ...use }) => ({
      use_uuid: use.useUuid,
      kind: use.kind,
      contract_id: use.contractId ?? null,
      receiver_uuid: use.receiverUuid,
      message_uuid: use.messageUuid ?? null,
      batch_uuid: use.batchUuid ?? null,
      row_uuid: use.rowUuid ?? null,
      lots: parts.map(({ lotUuid }) => lotUuid),
      amounts: parts.map(({ amount }) => amount),
    })),
  );
  const journal = uuidv7({ msecs: at.getTime() });
  await sql`
    with held as (
      insert into credit_uses (use_uuid, organization_uuid, kind, lots, amounts, contract_id, receiver_uuid, message_uuid,
                               batch_uuid, row_uuid, created_at)
      select use_uuid, ${organizationUuid}, kind, lots, amounts, contract_id, receiver_uuid, message_uuid, batch_uuid,
             row_uuid, ${at}
        from json_to_recordset(${json}::json) as given (use_uuid uuid, kind text, lots uuid[], amounts integer[],
             contract_id uuid, receiver_uuid uuid, message_uuid uuid, batch_uuid uuid, row_uuid uuid)
      returning use_uuid, lots, amounts
    )
    insert into ledger_entries (journal, organization_uuid, unit, account, amount, lot_uuid, use_uuid, cause, at)
    select ${journal}, ${organizationUuid}, 'CREDIT', side.account, side.sign * part.amount, part.lot_uuid, use_uuid,
           ${cause}, ${at}
      from held, unnest(lots, amounts) as part (lot_uuid, amount),
           (values ('AVAILABLE', -1), ('HELD', 1)) as side (account, sign)`.execute(connection);
}

/** Spends held units when what they were held for has happened. Returns whether there were any. */
export async function spendCreditUses(
  connection: Connection,
  { which, cause, at }: { which: RawBuilder<unknown>; cause: LedgerCause; at: Date },
): Promise<boolean> {
  const journal = uuidv7({ msecs: at.getTime() });
  const { rows } = await sql`
    with spent as (
      update credit_uses set state = 'SPENT', ended_at = ${at} where ${which} and state = 'HELD'
      returning use_uuid, organization_uuid, lots, amounts
    )
    insert into ledger_entries (journal, organization_uuid, unit, account, amount, lot_uuid, use_uuid, cause, at)
    select ${journal}, organization_uuid, 'CREDIT', side.account, side.sign * part.amount, part.lot_uuid, use_uuid,
           ${cause}, ${at}
      from spent, unnest(lots, amounts) as part (lot_uuid, amount),
           (values ('HELD', -1), ('SPENT', 1)) as side (account, sign)
    returning entry_id`.execute(connection);
  return rows.length > 0;
}

const DAYS_MORE = 30;

/**
 * Returns units to their lots. A plan's units lapse after its period. Expired credits become valid for another
 * `DAYS_MORE` days, so that they can be used.
 */
export async function returnCreditUses(
  connection: Connection,
  {
    which,
    cause,
    at,
    spentToo = false,
  }: { which: RawBuilder<unknown>; cause: LedgerCause; at: Date; spentToo?: boolean },
): Promise<boolean> {
  const journal = uuidv7({ msecs: at.getTime() });
  const states = spentToo ? ['HELD', 'SPENT'] : ['HELD'];
  const { rows } = await sql`
    with before as (
      select use_uuid, state from credit_uses where ${which} and state = any (${states}) order by use_uuid for update
    ), returned as (
      update credit_uses used set state = 'RETURNED', ended_at = ${at} from before
       where used.use_uuid = before.use_uuid
      returning used.use_uuid, organization_uuid, lots, amounts, before.state as account
    ), longer as (
      update credit_lots set expires_at = ${at}::timestamptz + ${DAYS_MORE} * interval '1 day'
       where kind <> 'PLAN' and expires_at <= ${at} and lot_uuid in (select unnest(lots) from returned)
    )
    insert into ledger_entries (journal, organization_uuid, unit, account, amount, lot_uuid, use_uuid, cause, at)
    select ${journal}, returned.organization_uuid, 'CREDIT',
           case when sign < 0 then account when lot.kind = 'PLAN' and lot.expires_at <= ${at} then 'EXPIRED' else 'AVAILABLE' end,
           sign * part.amount, part.lot_uuid, use_uuid, ${cause}, ${at}
      from returned, unnest(lots, amounts) as part (lot_uuid, amount), credit_lots lot, (values (-1), (1)) as side (sign)
     where lot.lot_uuid = part.lot_uuid
    returning entry_id`.execute(connection);
  return rows.length > 0;
}

/**
 * Pays for a text message with a credit held for its receiver. Delivery decides whether it is spent or returned.
 * Returns whether there was one.
 */
export async function linkMessageToUse(
  connection: Connection,
  { contractId, receiverUuid, messageUuid }: { contractId: string; receiverUuid: string; messageUuid: string },
): Promise<boolean> {
  const attached = await connection
    .updateTable('creditUses')
    .set({ messageUuid })
    .where('useUuid', '=', (eb) =>
      eb
        .selectFrom('creditUses')
        .select('useUuid')
        .where('contractId', '=', contractId)
        .where('receiverUuid', '=', receiverUuid)
        .where('kind', '=', 'TEXT')
        .where('state', '=', 'HELD')
        .where('messageUuid', 'is', null)
        .orderBy('useUuid')
        .limit(1)
        .forUpdate(),
    )
    .returning('useUuid')
    .executeTakeFirst();
  return attached !== undefined;
}

export async function listDocumentUseStates(connection: Connection, contractId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('creditUses')
    .select('state')
    .where('contractId', '=', contractId)
    .where('kind', '=', 'DOCUMENT')
    .execute();
  return rows.map(({ state }) => state);
}

/** A row's contract. Its receivers are in the order in which their needs were held. */
export type RowContract = { rowUuid: string; contractId: string; needs: readonly CreditNeed[] };

/** Records the contract and receiver of the units held for each row, without locking a lot. */
export async function linkUsesToContracts(connection: Connection, made: readonly RowContract[]) {
  const wanted = JSON.stringify(
    made.flatMap(({ rowUuid, contractId, needs }) =>
      needs.map(({ kind, receiverUuid }, place) => ({
        row_uuid: rowUuid,
        contract_id: contractId,
        receiver_uuid: receiverUuid,
        kind,
        place,
      })),
    ),
  );
  await sql`
    with wanted as (
      select row_uuid, contract_id, receiver_uuid, kind,
             row_number() over (partition by row_uuid, kind order by place) as place
        from json_to_recordset(${wanted}::json)
          as given (row_uuid uuid, contract_id uuid, receiver_uuid uuid, kind text, place integer)
    ), held as (
      select use_uuid, row_uuid, kind, row_number() over (partition by row_uuid, kind order by use_uuid) as place
        from credit_uses where row_uuid in (select row_uuid from wanted) and state = 'HELD' and contract_id is null
    )
    update credit_uses used set contract_id = wanted.contract_id, receiver_uuid = wanted.receiver_uuid
      from wanted join held using (row_uuid, kind, place)
     where used.use_uuid = held.use_uuid`.execute(connection);
}

export type SentText = { messageUuid: string; contractId: string; receiverUuid: string };

/** Does the same as `linkMessageToUse` for one message to each of many receivers. */
export async function linkMessagesToUses(connection: Connection, texts: readonly SentText[]) {
  const sent = JSON.stringify(
    texts.map(({ messageUuid, contractId, receiverUuid }) => ({
      message_uuid: messageUuid,
      contract_id: contractId,
      receiver_uuid: receiverUuid,
    })),
  );
  await sql`
    update credit_uses used set message_uuid = chosen.message_uuid
      from (
        select distinct on (sent.message_uuid) sent.message_uuid, held.use_uuid
          from json_to_recordset(${sent}::json) as sent (message_uuid uuid, contract_id uuid, receiver_uuid uuid)
          join credit_uses held on held.contract_id = sent.contract_id and held.receiver_uuid = sent.receiver_uuid
           and held.kind = 'TEXT' and held.state = 'HELD' and held.message_uuid is null
         order by sent.message_uuid, held.use_uuid
      ) chosen
     where used.use_uuid = chosen.use_uuid`.execute(connection);
}
