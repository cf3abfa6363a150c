import { sql, type Compilable, type RawBuilder } from 'kysely';
import { value, type Prepare } from '../../database/prepare.ts';
import type { Database } from '../../database/connect.ts';
import type { ContractStatus } from './contract.types.ts';
import { COLUMN, direction, MOST_COUNTED, type Found, type Sort } from './list.repository.ts';

type Counts = { byStatus: Partial<Record<ContractStatus, number>>; myTurn: number };

/** What every look at a list asks: planned once by each connection. */
export function createListQueries({ database, prepare }: { database: Database; prepare: Prepare }) {
  const compilable = <Row>(query: RawBuilder<Row>): Compilable<Row> => ({ compile: () => query.compile(database) });

  /** Each state along its own index, and the heads of all merged. */
  const pageOf = (sort: Sort) => {
    const key = sql.raw(`entry.${COLUMN[sort]}`);
    const text = sort === 'TITLE' ? sql`found.value` : sql`to_json(found.value)#>>'{}'`;
    return prepare(
      `list contracts by ${sort}`,
      compilable(sql<Found>`
        select found.contract_id, ${text} as value from unnest(${value(2)}::text[]) as wanted (status)
         cross join lateral (
           select entry.contract_id, ${key} as value from contract_entries as entry
            where entry.viewer_uuid = ${value(1)}::uuid and entry.status = wanted.status
            order by ${key} ${direction(sort)}, entry.contract_id desc limit ${value(3)}::integer) as found
         order by found.value ${direction(sort)}, found.contract_id desc
         limit ${value(4)}::integer offset ${value(5)}::integer`),
    );
  };
  const pages = { MOVED: pageOf('MOVED'), TITLE: pageOf('TITLE'), EXPIRY: pageOf('EXPIRY'), SENT: pageOf('SENT') };

  const countAll = prepare(
    'count contracts',
    compilable(sql<Counts>`
      select coalesce((select json_object_agg(status, contracts) from (
               select status, sum(change)::integer as contracts from contract_tallies
                where viewer_uuid = ${value(1)}::uuid group by status) as tally), '{}') as by_status,
             (select count(*) from (
               select distinct contract_id from receivers
                where organization_member_uuid = ${value(2)}::uuid and has_turn
                limit ${sql.lit(MOST_COUNTED + 1)}) as turn)::integer as my_turn`),
  );

  return {
    findPlainPage: (viewerUuid: string, statuses: readonly ContractStatus[], sort: Sort, skip: number, take: number) =>
      pages[sort](viewerUuid, `{${statuses.join(',')}}`, String(skip + take), String(take), String(skip)),
    async countTabs(viewerUuid: string, organizationMemberUuid: string): Promise<Counts> {
      const [counts] = await countAll(viewerUuid, organizationMemberUuid);
      return counts ?? { byStatus: {}, myTurn: 0 };
    },
  };
}
