import { sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import type { TemplateContent } from '../templates/template.types.ts';

export async function findPublishedVersion(connection: Connection, templateUuid: string) {
  const { content, pageCount } = await connection
    .selectFrom('templates as t')
    .innerJoin('templateVersions as version', 'version.versionUuid', 't.publishedUuid')
    .select([sql<TemplateContent>`version.content`.as('content'), 'version.pageCount'])
    .where('t.templateUuid', '=', templateUuid)
    .executeTakeFirstOrThrow();
  return { content, pageCount: pageCount ?? 0 };
}

export async function findPublishedVersionUuid(connection: Connection, templateUuid: string) {
  const { publishedUuid } = await connection
    .selectFrom('templates')
    .select('publishedUuid')
    .where('templateUuid', '=', templateUuid)
    .executeTakeFirstOrThrow();
  return publishedUuid;
}
