import { sql, type Transaction } from 'kysely';
import { isFieldKind } from '../../../../../rules/field-kinds.ts';
import type { Connection } from '../../../../database/connect.ts';
import type { DB } from '../../../../database/schema.gen.d.ts';
import { getLessonKey, type Lesson } from './lesson.ts';

/** The most lessons per organisation. The oldest are deleted beyond that. */
const MAX_LESSONS = 2_000;

export async function listLessons(connection: Connection, organizationUuid: string): Promise<Lesson[]> {
  const rows = await connection
    .selectFrom('suggestionLessons')
    .select(['label', 'formParty', 'kind', 'party', 'width'])
    .where('organizationUuid', '=', organizationUuid)
    .execute();
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind !== null && isFieldKind(kind) ? kind : null }));
}

/** Stores changed lessons, and deletes those that were undone. Writes nothing if nothing has changed. */
export async function storeLessons(
  transaction: Transaction<DB>,
  organizationUuid: string,
  { present, known }: { present: readonly Lesson[]; known: readonly Lesson[] },
) {
  const stored = new Map(known.map((lesson) => [getLessonKey(lesson), lesson]));
  const taught = present.filter((lesson) => !isEmpty(lesson) && !isEqual(lesson, stored.get(getLessonKey(lesson))));
  const undone = present.filter((lesson) => isEmpty(lesson) && stored.has(getLessonKey(lesson)));
  if (taught.length + undone.length === 0) return;
  // Without the lock, two members whose forms have the same labels in another order could deadlock.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lessons ${organizationUuid}`}, 2))`.execute(transaction);
  for (const { label, formParty } of undone)
    await transaction
      .deleteFrom('suggestionLessons')
      .where('organizationUuid', '=', organizationUuid)
      .where('label', '=', label)
      .where('formParty', '=', formParty)
      .execute();
  if (taught.length === 0) return;
  await transaction
    .insertInto('suggestionLessons')
    .values(taught.map((lesson) => ({ organizationUuid, ...lesson })))
    .onConflict((conflict) =>
      conflict.columns(['organizationUuid', 'label', 'formParty']).doUpdateSet({
        kind: sql`excluded.kind`,
        party: sql`excluded.party`,
        width: sql`excluded.width`,
        learnedAt: sql`now()`,
      }),
    )
    .execute();
  await forgetOldest(transaction, organizationUuid);
}

const forgetOldest = (transaction: Transaction<DB>, organizationUuid: string) =>
  sql`delete from suggestion_lessons
       where (organization_uuid, label, form_party) in (
         select organization_uuid, label, form_party from suggestion_lessons
          where organization_uuid = ${organizationUuid}
          order by learned_at desc offset ${MAX_LESSONS})`.execute(transaction);

const isEmpty = ({ kind, party, width }: Lesson) => kind === null && party === null && width === null;
const isEqual = (one: Lesson, other: Lesson | undefined) =>
  other !== undefined && one.kind === other.kind && one.party === other.party && one.width === other.width;
