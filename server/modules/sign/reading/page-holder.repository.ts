import { sql } from 'kysely';
import { parameter } from '../../../database/prepare.ts';
import type { Deps } from '../../../deps.ts';

/**
 * Finds the contract whose pages a receiver may view. Signed URLs contain the link version, so those of a revoked link
 * find nothing.
 */
export function createFindPageHolder({ database, prepare }: Pick<Deps, 'database' | 'prepare'>) {
  const find = prepare(
    'pages: contract of receiver',
    database
      .selectFrom('receivers as r')
      .innerJoin('contracts as c', 'c.contractId', 'r.contractId')
      .select(['c.sealedSha256', 'c.pageCount'])
      .where('r.receiverUuid', '=', parameter<string>(1))
      .where('r.linkVersion', '=', parameter<number>(2))
      .where('r.state', '<>', sql.lit('DELEGATED'))
      .where('c.status', 'in', [sql.lit('IN_PROGRESS'), sql.lit('COMPLETED')])
      .where('c.destroyedAt', 'is', null),
  );

  return async ({ uuid, linkVersion }: { uuid: string; linkVersion: number }) => {
    const [contract] = await find(uuid, String(linkVersion));
    return contract;
  };
}
