import { sql } from 'kysely';
import type { components } from '#openapi';
import type { MemberSeat } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import type { Secrets } from '../../security/secrets.ts';

type Mark = components['schemas']['Mark'];
export type CompanySealState = components['schemas']['CompanySealState'];
export type CompanySeal = {
  sealId: string;
  name: string;
  state: CompanySealState;
  isGranted: boolean;
  /** For an image, `fileId` is the seal's own id and `pictureSha256` the hash of its bytes. */
  mark: Mark;
  pictureSha256: string | null;
  replacedBy: string | null;
  version: number;
  createdAt: Date;
};
type Seat = Pick<MemberSeat, 'organizationMemberUuid' | 'organizationUuid'>;

export const COMPANY_SEAL_PURPOSE = 'company-seal';

/**
 * Returns whether the caller can use a seal. Even owners and managers need a grant, although those who manage seals can
 * grant it to themselves.
 */
export const isUsable = ({ state, isGranted }: Pick<CompanySeal, 'state' | 'isGranted'>) =>
  state === 'ACTIVE' && isGranted;

/** Selects seals, and whether the seat may use each one. */
const read = (connection: Connection, { organizationMemberUuid, organizationUuid }: Seat) =>
  connection
    .selectFrom('companySeals as s')
    .select(['s.sealUuid', 's.name', 's.markEnc', 's.pictureSha256', 's.replacedBy', 's.version', 's.createdAt'])
    .select(sql<CompanySealState>`s.state`.as('state'))
    .select((query) =>
      query
        .exists(
          query
            .selectFrom('companySealUsers as u')
            .innerJoin('organizationMembers as m', 'm.organizationMemberUuid', 'u.organizationMemberUuid')
            .select('u.sealUuid')
            .whereRef('u.sealUuid', '=', 's.sealUuid')
            .where('u.organizationMemberUuid', '=', organizationMemberUuid)
            .where('m.memberStatusType', '=', 'ACCEPTED'),
        )
        .$castTo<boolean>()
        .as('isGranted'),
    )
    .where('s.organizationUuid', '=', organizationUuid);

export function createCompanySealRepository(secrets: Secrets) {
  type Row = Omit<CompanySeal, 'sealId' | 'mark'> & { sealUuid: string; markEnc: Buffer };
  const open = ({ sealUuid, markEnc, ...row }: Row): CompanySeal => {
    const mark: Mark = JSON.parse(secrets.open(COMPANY_SEAL_PURPOSE, markEnc));
    return { sealId: sealUuid, mark, ...row };
  };

  return {
    /** Finds a seal. Returns null if it is another organisation's. */
    async find(connection: Connection, seat: Seat, sealId: string): Promise<CompanySeal | null> {
      const row = await read(connection, seat).where('s.sealUuid', '=', sealId).executeTakeFirst();
      return row ? open(row) : null;
    },
    /** Locks a seal for use. Until the transaction ends, nobody can suspend it or revoke the grant. */
    async hold(connection: Connection, seat: Seat, sealId: string): Promise<CompanySeal | null> {
      await connection
        .selectFrom('companySeals')
        .select('sealUuid')
        .where('sealUuid', '=', sealId)
        .where('organizationUuid', '=', seat.organizationUuid)
        .forShare()
        .executeTakeFirst();
      return this.find(connection, seat, sealId);
    },
    /** Finds a seal's image for a signed URL, which works while the member is active. */
    async findForSeat(connection: Connection, organizationMemberUuid: string, sealId: string) {
      return connection
        .selectFrom('companySeals as s')
        .innerJoin('organizationMembers as m', 'm.organizationUuid', 's.organizationUuid')
        .select('s.pictureSha256')
        .where('s.sealUuid', '=', sealId)
        .where('m.organizationMemberUuid', '=', organizationMemberUuid)
        .where('m.memberStatusType', '=', 'ACCEPTED')
        .executeTakeFirst();
    },
    async list(connection: Connection, seat: Seat): Promise<CompanySeal[]> {
      const rows = await read(connection, seat).orderBy('s.sealUuid', 'desc').execute();
      return rows.map(open);
    },
  };
}
