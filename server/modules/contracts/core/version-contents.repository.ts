import { sql } from 'kysely';
import type { Connection } from '../../../database/connect.ts';
import type { Annotation, Field } from './contract.types.ts';

export type VersionContents = { readonly fields: readonly Field[]; readonly annotations: readonly Annotation[] };

const MAX_KEPT = 64;
/** Ordered by use, least recently used first. */
const kept = new Map<string, VersionContents>();

/** Reads the contents of a published version. They never change, so each process caches the most recently used. */
export async function readVersionContents(connection: Connection, versionUuid: string): Promise<VersionContents> {
  const contents = kept.get(versionUuid) ?? (await selectContents(connection, versionUuid));
  kept.delete(versionUuid);
  kept.set(versionUuid, contents);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return contents;
}

async function selectContents(connection: Connection, versionUuid: string) {
  const contents = await connection
    .selectFrom('templateVersions')
    .select([
      sql<Field[]>`content -> 'fields'`.as('fields'),
      sql<Annotation[]>`content -> 'annotations'`.as('annotations'),
    ])
    .where('versionUuid', '=', versionUuid)
    .where('number', 'is not', null)
    .executeTakeFirstOrThrow();
  // All contracts of a version share these contents, so nobody may change them.
  return freeze(contents);
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
