import { sql, type Transaction, type Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { components } from '#openapi';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { CompanySeals, DB } from '../../database/schema.gen.d.ts';
import type { Secrets } from '../../security/secrets.ts';
import { prepareMark } from '../marks/prepare-mark.ts';
import { COMPANY_SEAL_PURPOSE, type CompanySealState } from './company-seals.repository.ts';

type Mark = components['schemas']['Mark'];

const MAX_SEALS = 50;

/** Locks a seal until the transaction ends, so that nobody else can use or change it. */
export async function lockSeal(
  transaction: Transaction<DB>,
  { sealId, version }: { sealId: string; version: number },
  { member }: MemberCaller,
) {
  const seal = await transaction
    .selectFrom('companySeals')
    .select(['sealUuid', 'name', 'version', sql<CompanySealState>`state`.as('state')])
    .where('sealUuid', '=', sealId)
    .where('organizationUuid', '=', member.organizationUuid)
    .forUpdate()
    .executeTakeFirst();
  if (!seal) throw new DomainError('NOT_FOUND');
  if (seal.state === 'DESTROYED') throw new DomainError('SEAL_DESTROYED');
  if (seal.version !== version) throw new DomainError('VERSION_CONFLICT', { version: seal.version });
  return seal;
}

export async function insertSeal(
  transaction: Transaction<DB>,
  secrets: Secrets,
  { name, mark, at }: { name: string; mark: Mark; at: Date },
  { member }: MemberCaller,
) {
  const { organizationUuid } = member;
  const sealUuid = uuidv7();
  const given = await prepareMark(transaction, { mark, member, ownId: sealUuid });
  const markEnc = secrets.seal(COMPANY_SEAL_PURPOSE, JSON.stringify(given.mark));
  const { pictureSha256 } = given;
  await transaction
    .insertInto('companySeals')
    .values({ sealUuid, organizationUuid, name, markEnc, pictureSha256, createdAt: at })
    .execute();
  return sealUuid;
}

export async function requireSealCapacity(transaction: Transaction<DB>, organizationUuid: string) {
  const { count } = await transaction
    .selectFrom('companySeals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationUuid', '=', organizationUuid)
    .where('state', '<>', 'DESTROYED')
    .executeTakeFirstOrThrow();
  if (count >= MAX_SEALS)
    throw new DomainError('TOO_MANY', {
      message: `도장은 ${MAX_SEALS}개까지 둘 수 있어요. 쓰지 않는 것을 없애주세요.`,
    });
}

export async function updateSeal(transaction: Transaction<DB>, sealId: string, change: Updateable<CompanySeals>) {
  await transaction.updateTable('companySeals').set(change).where('sealUuid', '=', sealId).execute();
}

export async function listSealSeats(transaction: Transaction<DB>, sealId: string) {
  const rows = await transaction
    .selectFrom('companySealUsers as g')
    .innerJoin('organizationMembers as m', 'm.organizationMemberUuid', 'g.organizationMemberUuid')
    .select('g.organizationMemberUuid')
    .where('g.sealUuid', '=', sealId)
    .where('m.memberStatusType', '=', 'ACCEPTED')
    .execute();
  return rows.map(({ organizationMemberUuid }) => organizationMemberUuid);
}
