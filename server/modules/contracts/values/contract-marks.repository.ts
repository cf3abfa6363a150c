import { sql, type RawBuilder, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { components } from '#openapi';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { defineStatement } from '../../../database/statements.ts';
import type { Secrets } from '../../../security/secrets.ts';
import type { Subject } from '../../files/signed-urls.ts';
import { findSeat } from './sender-marks.repository.ts';

type Mark = components['schemas']['Mark'];
export type Picture = { sha256: string; kind: 'PNG' | 'JPEG'; bytes: number };
export type ContractMark = {
  contractMarkUuid: string;
  fieldUuids: string[];
  /** For an image, `fileId` is the id of this copy, and `picture` has its bytes. */
  mark: Mark;
  picture: Picture | null;
  sealUuid: string | null;
};

export const CONTRACT_MARK_PURPOSE = 'contract-mark';
/** Returns the context that a mark's ciphertext is bound to. Key rotation has the same expression in SQL. */
const bindToContract = (contractId: string, fieldUuids: readonly string[], pictureSha256: string | null) =>
  [contractId, fieldUuids.join(','), pictureSha256 ?? ''].join(' ');
export const CONTRACT_MARK_CONTEXT = `concat_ws(' ', contract_id::text, array_to_string(field_uuids, ','), coalesce(picture_sha256, ''))`;

const selectMarks = defineStatement('contract marks: of contract', (queries, contractId: RawBuilder<string>) =>
  queries
    .selectFrom('contractMarks')
    .select(['contractMarkUuid', 'fieldUuids', 'markEnc', 'bound', 'sealUuid', 'pictureSha256', 'pictureBytes'])
    .select(sql<Picture['kind'] | null>`picture_kind`.as('pictureKind'))
    .where('contractId', '=', contractId)
    .orderBy('contractMarkUuid'),
);

export function createContractMarkRepository(secrets: Secrets) {
  async function readAll(connection: Connection, contractId: string) {
    const { rows } = await selectMarks(connection, contractId);
    const marks = rows.flatMap(
      ({ markEnc, bound, pictureSha256: sha256, pictureKind: kind, pictureBytes: bytes, ...row }): ContractMark[] => {
        const mark = tryToOpen(markEnc, bound ? bindToContract(contractId, row.fieldUuids, sha256) : '');
        const picture = sha256 !== null && kind !== null && bytes !== null ? { sha256, kind, bytes } : null;
        return mark ? [{ ...row, mark, picture }] : [];
      },
    );
    return { marks, unreadable: rows.length - marks.length };
  }

  function tryToOpen(sealed: Buffer, place: string): Mark | null {
    try {
      return JSON.parse(secrets.open(CONTRACT_MARK_PURPOSE, sealed, place));
    } catch {
      // The key or the row is wrong, or the bytes were altered. The comparison with the chain reports it.
      return null;
    }
  }

  return {
    readAll,
    /**
     * Lists a contract's marks, without any that can't be decrypted. The comparison with the chain reports those, and
     * sealing stops.
     */
    async listOf(connection: Connection, contractId: string): Promise<ContractMark[]> {
      return (await readAll(connection, contractId)).marks;
    },
    async add(
      transaction: Transaction<DB>,
      contractId: string,
      { mark, picture, ...row }: Omit<ContractMark, 'contractMarkUuid'>,
    ): Promise<ContractMark> {
      const contractMarkUuid = uuidv7();
      const own = mark.kind === 'IMAGE' ? { ...mark, fileId: contractMarkUuid } : mark;
      const binding = bindToContract(contractId, row.fieldUuids, picture?.sha256 ?? null);
      const markEnc = secrets.seal(CONTRACT_MARK_PURPOSE, JSON.stringify(own), binding);
      await transaction
        .insertInto('contractMarks')
        .values({
          contractMarkUuid,
          contractId,
          markEnc,
          bound: true,
          pictureSha256: picture?.sha256 ?? null,
          pictureKind: picture?.kind ?? null,
          pictureBytes: picture?.bytes ?? null,
          ...row,
        })
        .execute();
      return { contractMarkUuid, mark: own, picture, ...row };
    },
  };
}

/**
 * Finds an image for a signed URL. Receivers see it while the contract is open to them, and members of its organisation
 * always.
 */
export async function findVisibleMarkPicture(connection: Connection, contractMarkUuid: string, subject: Subject) {
  const row = await connection
    .selectFrom('contractMarks as m')
    .innerJoin('contracts as c', 'c.contractId', 'm.contractId')
    .select(['m.contractId', 'm.pictureSha256', 'c.organizationUuid', 'c.status'])
    .where('m.contractMarkUuid', '=', contractMarkUuid)
    .executeTakeFirst();
  if (!row) return null;
  if (subject.kind === 'member') {
    const seat = await findSeat(connection, subject.uuid);
    return seat?.organizationUuid === row.organizationUuid ? row : null;
  }
  if (subject.kind !== 'receiver' || (row.status !== 'IN_PROGRESS' && row.status !== 'COMPLETED')) return null;
  const viewer = await connection
    .selectFrom('receivers')
    .select('contractId')
    .where('receiverUuid', '=', subject.uuid)
    .where('linkVersion', '=', subject.linkVersion)
    .where('state', '<>', 'DELEGATED')
    .executeTakeFirst();
  return viewer?.contractId === row.contractId ? row : null;
}

/** Groups marks like receivers' final values: references by field, and marks by id. */
export function groupMarksByField(marks: readonly ContractMark[]) {
  return {
    markRefs: Object.fromEntries(
      marks.flatMap(({ contractMarkUuid, fieldUuids }) => fieldUuids.map((fieldId) => [fieldId, contractMarkUuid])),
    ),
    marks: Object.fromEntries(marks.map(({ contractMarkUuid, mark }) => [contractMarkUuid, mark])),
  };
}
