import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { components } from '#openapi';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { defineStatement } from '../../../database/statements.ts';
import type { Secrets } from '../../../security/secrets.ts';

export type SignDraft = components['schemas']['SignDraft'];
export type Mark = components['schemas']['Mark'];

export const DRAFT_PURPOSE = 'receiver-draft';
export const MARK_PURPOSE = 'receiver-mark';
export const EMPTY_DRAFT: SignDraft = { version: 0, values: {}, markRefs: {}, annotations: [] };

const selectDraft = defineStatement('drafts: of receiver', (queries, receiverUuid: RawBuilder<string>) =>
  queries
    .selectFrom('receiverDrafts')
    .select(['version', 'contentEnc', 'bound'])
    .where('receiverUuid', '=', receiverUuid),
);

const selectMarks = defineStatement('draft marks: of receiver', (queries, receiverUuid: RawBuilder<string>) =>
  queries
    .selectFrom('receiverMarks')
    .select(['markUuid', 'markEnc', 'bound'])
    .where('receiverUuid', '=', receiverUuid)
    .orderBy('markUuid'),
);

/** Reads and writes receivers' unfinished values, encrypted. */
export function createDrafts(secrets: Secrets) {
  /** Decrypts a draft. Returns null if that fails; the receiver then starts with empty fields. */
  function tryToOpen(purpose: string, sealed: Buffer, place: string): string | null {
    try {
      return secrets.open(purpose, sealed, place);
    } catch {
      return null;
    }
  }

  return {
    async find(connection: Connection, receiverUuid: string): Promise<SignDraft> {
      const [row] = (await selectDraft(connection, receiverUuid)).rows;
      if (!row) return EMPTY_DRAFT;
      const text = tryToOpen(DRAFT_PURPOSE, row.contentEnc, row.bound ? receiverUuid : '');
      const content: Omit<SignDraft, 'version'> | null = text === null ? null : JSON.parse(text);
      return { ...EMPTY_DRAFT, ...content, version: row.version };
    },
    /** Stores a draft. The caller has locked the contract, so the version is still the one they read. */
    async keep(transaction: Transaction<DB>, receiverUuid: string, { version, ...content }: SignDraft, at: Date) {
      const row = {
        version: version + 1,
        contentEnc: secrets.seal(DRAFT_PURPOSE, JSON.stringify(content), receiverUuid),
        bound: true,
        updatedAt: at,
      };
      await transaction
        .insertInto('receiverDrafts')
        .values({ receiverUuid, ...row })
        .onConflict((conflict) => conflict.column('receiverUuid').doUpdateSet(row))
        .execute();
      return { version: row.version, ...content };
    },
    async keepMark(transaction: Transaction<DB>, markUuid: string, receiverUuid: string, mark: Mark, at: Date) {
      const markEnc = secrets.seal(MARK_PURPOSE, JSON.stringify(mark), receiverUuid);
      await transaction
        .insertInto('receiverMarks')
        .values({ markUuid, receiverUuid, markEnc, bound: true, createdAt: at })
        .execute();
    },
    async listMarks(connection: Connection, receiverUuid: string): Promise<{ markId: string; mark: Mark }[]> {
      const { rows } = await selectMarks(connection, receiverUuid);
      return rows.flatMap(({ markUuid, markEnc, bound }) => {
        const text = tryToOpen(MARK_PURPOSE, markEnc, bound ? receiverUuid : '');
        if (text === null) return [];
        const mark: Mark = JSON.parse(text);
        return [{ markId: markUuid, mark }];
      });
    },
  };
}

/**
 * Deletes a receiver's draft, its marks and unused attachments in one statement. Returns the hashes of bytes that
 * nothing needs any more.
 */
export async function removeDraftAndAttachments(
  transaction: Transaction<DB>,
  receiverUuid: string,
  used: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await deleteDraft(transaction, receiverUuid, [...used]);
  return rows.map(({ sha256 }) => sha256);
}

const deleteDraft = defineStatement(
  'drafts: delete',
  (queries, receiverUuid: RawBuilder<string>, used: RawBuilder<string[]>) =>
    queries
      .with('unmarked', (gone) => gone.deleteFrom('receiverMarks').where('receiverUuid', '=', receiverUuid))
      .with('undrafted', (gone) => gone.deleteFrom('receiverDrafts').where('receiverUuid', '=', receiverUuid))
      .deleteFrom('receiverAttachments')
      .where('receiverUuid', '=', receiverUuid)
      .where(sql<boolean>`attachment_uuid <> all (${used}::uuid[])`)
      .returning('sha256'),
);
