import type pg from 'pg';

/** Multiplies a published template. The copies share one version, which makes no difference to a list. */
export async function fillTemplates(database: pg.Pool, templateUuid: string, count: number) {
  await database.query(
    `with copy as (
       insert into templates (template_uuid, organization_uuid, organization_member_uuid, title, description, state, visibility,
                              shared_group_uuids, published_uuid, version, created_at, changed_by, changed_at)
       select gen_random_uuid(), organization_uuid, organization_member_uuid, title || ' ' || number, description, state, visibility,
              shared_group_uuids, published_uuid, version, created_at, changed_by, changed_at - number * interval '1 minute'
         from templates, generate_series(1, $2::integer) as number where template_uuid = $1
       returning template_uuid, organization_member_uuid, title
     ), tally as (
       insert into contract_tallies (viewer_uuid, status, change)
       select template_uuid, 'SENT', length(title) from copy
     )
     insert into template_bookmarks (organization_member_uuid, template_uuid)
     select organization_member_uuid, template_uuid from copy where title like '%00'`,
    [templateUuid, count - 1],
  );
  await database.query('vacuum analyze');
}
